import type { ReactNode } from 'react';

export interface PressProps {
  readonly children: ReactNode;
  /** It does nothing for now. It keeps the focus all the same: whoever goes by keyboard stays where they are. */
  readonly isOff?: boolean;
  /** What happens; without it the button sends the form that it stands in. */
  readonly onPress?: () => void;
}

/** A button of the bench. */
export function Press({ children, isOff = false, onPress }: PressProps) {
  return (
    <button
      type={onPress === undefined ? 'submit' : 'button'}
      aria-disabled={isOff}
      onClick={(click) => {
        if (isOff) click.preventDefault();
        else onPress?.();
      }}
    >
      {children}
    </button>
  );
}
