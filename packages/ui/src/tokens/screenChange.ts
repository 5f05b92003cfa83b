/** Direction of a new screen. */
export type ScreenChange = 'forward' | 'back' | 'across';

/**
 * Sets `data-screen-change` on `<html>` for the next view transition. Without a transition, or with
 * reduced motion, screens change at once.
 */
export function applyScreenChange(
  change: ScreenChange,
  root: HTMLElement = document.documentElement,
): void {
  root.dataset.screenChange = change;
  // React excludes the root from its view transitions unless the root has an explicit name.
  root.style.viewTransitionName = 'root';
}
