import { useLayoutEffect, useSyncExternalStore } from 'react';
import { mark as markClass } from '../components/DemoMark/DemoMark.css.ts';
import { overlayAttribute } from './pageAttributes.ts';

let openCount = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1) {
  openCount += by;
  const { documentElement: root } = document;
  // Already measured when an overlay closes.
  if (by > 0) {
    const mark = document.querySelector(`.${markClass}`)?.getBoundingClientRect().bottom ?? 0;
    root.style.setProperty('--corro-mark', `${Math.max(0, mark)}px`);
  }
  root.toggleAttribute(overlayAttribute, openCount > 0);
  for (const listener of listeners) listener();
}

/** Counts an overlay while it is open: several may be open. */
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
