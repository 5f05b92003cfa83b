/** Where a new screen lies: further in, back, or beside the one that it takes the place of. */
export type ScreenChange = 'forward' | 'back' | 'across';

/**
 * Says on `<html>`, as `data-screen-change`, which way the next view transition moves. Without one
 * the screens take turns at once, as they do where less motion is asked for.
 */
export function applyScreenChange(
  change: ScreenChange,
  root: HTMLElement = document.documentElement,
): void {
  root.dataset.screenChange = change;
  // React leaves the page itself out of a transition unless it has a name in so many words.
  root.style.viewTransitionName = 'root';
}
