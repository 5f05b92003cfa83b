import { type RefCallback, useCallback, useRef } from 'react';

/**
 * Ref that calls `attach` with its element, and the function that it returns when the element leaves. React 18 ignores
 * the function that a ref returns.
 */
export function useAttached<E extends Element>(
  attach: (element: E) => (() => void) | undefined,
): RefCallback<E> {
  // Memoized by hand: compiled code would be longer, on every screen.
  'use no memo';
  const detach = useRef<(() => void) | undefined>(undefined);
  return useCallback(
    (element: E | null) => {
      detach.current?.();
      detach.current = element === null ? undefined : attach(element);
    },
    [attach],
  );
}
