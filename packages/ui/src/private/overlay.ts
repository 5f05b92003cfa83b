import { useSyncExternalStore } from 'react';
import { useLayoutEffect } from './useLayoutEffect.ts';
import { mark as markClass } from '../components/DemoMark/DemoMark.css.ts';
import { overlayAttribute } from './pageAttributes.ts';

let openCount = 0;
const listeners = new Set<() => void>();

function change(difference: 1 | -1) {
  openCount += difference;
  const { documentElement: root } = document;
  // Set before the demo mark is measured, so that the browser calculates the styles once.
  root.toggleAttribute(overlayAttribute, openCount > 0);
  // The demo mark is measured only when an overlay opens, because closing an overlay does not move
  // the mark.
  if (difference > 0) {
    const mark = document.querySelector(`.${markClass}`)?.getBoundingClientRect().bottom ?? 0;
    const height = `${Math.max(0, mark)}px`;
    // Set only when needed, because a changed property of the root makes the browser recalculate
    // the styles of every element.
    if (root.style.getPropertyValue('--corro-mark') !== height) {
      root.style.setProperty('--corro-mark', height);
    }
  }
  for (const listener of listeners) listener();
}

/** Counts an overlay while it is open, because several may be open at once. */
export function useOverlayPresence(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    change(1);
    return () => change(-1);
  }, [open]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** True while any sheet or dialog is open. */
export function useOverlayOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => openCount > 0,
    () => false,
  );
}
