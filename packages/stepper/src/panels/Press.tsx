import type { ReactNode } from 'react';

export interface PressProps {
  readonly children: ReactNode;
  /** Accessible name, if it says more than the children. */
  readonly label?: string;
  /**
   * True for a disabled button. A disabled button keeps the focus, so that keyboard users keep
   * their place.
   */
  readonly isOff?: boolean;
  /** Undefined for a button that submits its form. */
  readonly onPress?: () => void;
}

export function Press({ children, label, isOff = false, onPress }: PressProps) {
  return (
    <button
      type={onPress === undefined ? 'submit' : 'button'}
      aria-label={label}
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
