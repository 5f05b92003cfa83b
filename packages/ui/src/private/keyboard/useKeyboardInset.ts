import { useEffect } from 'react';
import { watchKeyboardInset } from './watchKeyboardInset.ts';

let users = 0;
let stop = () => {};

/** Keeps the field that one types in, and its main button, in view for as long as it is active. */
export function useKeyboardInset(active = true): void {
  useEffect(() => {
    if (!active) return undefined;
    users += 1;
    if (users === 1) stop = watchKeyboardInset();
    return () => {
      users -= 1;
      if (users === 0) stop();
    };
  }, [active]);
}
