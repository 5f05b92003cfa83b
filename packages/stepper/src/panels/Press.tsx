import type { ReactNode } from 'react';

export interface PressProps {
  readonly children: ReactNode;
  /**
   * Whether the button is disabled. A disabled button keeps the focus, so that keyboard users keep
   * their place.
   */
  readonly isOff?: boolean;
  /** Undefined for a button that submits its form. */
  readonly onPress?: () => void;
}

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
