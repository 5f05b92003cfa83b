import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../../private/Glyph.tsx';
import { StateNotice } from '../../private/StateNotice/StateNotice.tsx';
import { Button } from '../Button/Button.tsx';

export interface ErrorStateProps {
  /** What happened, in a sentence. */
  title: ReactNode;
  text?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  /** True while it is tried again. */
  busy?: boolean;
  busyLabel?: string;
  /** A code to quote to support; quiet. */
  detail?: ReactNode;
}

/** Something could not be loaded. Announced when it appears. */
export function ErrorState(props: ErrorStateProps) {
  const { title, text, retryLabel, onRetry, busy, busyLabel, detail } = props;
  return (
    <StateNotice
      alert
      title={title}
      text={text}
      detail={detail}
      picture={<Glyph of={TriangleAlert} size={48} />}
      action={
        <Button tone="neutral" busy={busy ?? false} busyLabel={busyLabel} onPress={onRetry}>
          {retryLabel}
        </Button>
      }
    />
  );
}
