import { type RefCallback, useCallback, useRef } from 'react';

/**
 * Ref that calls `attach` with its element on mount, and the cleanup that `attach` returned when
 * the element leaves. Needed because React 18 ignores a cleanup that a ref returns.
 */
export function useAttached<E extends Element>(
  attach: (element: E) => (() => void) | undefined,
): RefCallback<E> {
  // Memoized by hand: React Compiler's code would be longer, and every screen loads this code.
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
