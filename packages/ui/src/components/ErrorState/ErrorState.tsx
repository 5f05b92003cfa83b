import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../../private/Glyph.tsx';
import { StateNotice } from '../../private/StateNotice/StateNotice.tsx';
import { Button } from '../Button/Button.tsx';

export interface ErrorStateProps {
  /** What happened, in a sentence. */
  title: ReactNode;
  /** What that means for the reader, and what stays as it was. */
  text?: ReactNode;
  /** Words of the button that tries again. */
  retryLabel: string;
  /** Tries again. */
  onRetry: () => void;
  /** True while it is tried again. */
  busy?: boolean;
  /** What the button says while it is tried again. */
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
