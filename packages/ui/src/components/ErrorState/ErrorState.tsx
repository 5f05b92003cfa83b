import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../../private/Glyph.tsx';
import { StateNotice } from '../../private/StateNotice/StateNotice.tsx';
import { Button } from '../Button/Button.tsx';

export interface ErrorStateProps {
  /** The failure, in a sentence. */
  title: ReactNode;
  /** Consequence for the reader. */
  text?: ReactNode;
  /** Label of the retry button. */
  retryLabel: string;
  onRetry: () => void;
  /** True while retrying. */
  busy?: boolean;
  /** Label of the button while retrying. */
  busyLabel?: string;
  /** A code for support. */
  detail?: ReactNode;
}

/** A failed load. Announced when it appears. */
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
        <Button busy={busy ?? false} busyLabel={busyLabel} onPress={onRetry}>
          {retryLabel}
        </Button>
      }
    />
  );
}
