/** Where and when a finger was. */
export interface TouchPoint {
  /** From the left edge of what is seen, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  /** In milliseconds. */
  readonly time: number;
}

/** Whether a finger that went from one point to another asked to go back (spec §2 Shared UI). */
export function isBackSwipe(from: TouchPoint, to: TouchPoint): boolean {
  const across = to.x - from.x;
  const isSwift = to.time - from.time < 500;
  return from.x < 40 && across > 60 && isSwift && Math.abs(to.y - from.y) < across;
}

/**
 * Listens for swipes from the left edge, for good: the screen may be replaced while the finger is
 * down. What else the finger may have meant goes first: two fingers, a row that it scrolls, a chart
 * that it reads, and the browser's own way back, which takes the touch away or has already left the
 * page behind.
 */
export function listenToEdgeSwipes(page: Window, goBack: () => void): void {
  let from: (TouchPoint & { readonly place: unknown }) | null = null;

  const listen = (
    name: 'touchstart' | 'touchmove' | 'touchend',
    hear: (touch: TouchEvent) => void,
  ) => page.addEventListener(name, hear, { passive: true });
  const forget = () => {
    from = null;
  };

  listen('touchstart', (event) => {
    const [touch] = event.touches;
    const isFree = event.touches.length === 1 && !isScrolledSideways(event.target);
    from =
      touch !== undefined && isFree
        ? { ...pointOf(touch, event), place: page.history.state }
        : null;
  });
  listen('touchmove', (event) => {
    if (event.defaultPrevented) forget();
  });
  listen('touchend', (event) => {
    const [touch] = event.changedTouches;
    const start = from;
    forget();
    if (start === null || touch === undefined || start.place !== page.history.state) return;
    if (isBackSwipe(start, pointOf(touch, event))) goBack();
  });
  page.addEventListener('touchcancel', forget);
}

function pointOf({ clientX, clientY }: Touch, { timeStamp }: TouchEvent): TouchPoint {
  return { x: clientX, y: clientY, time: timeStamp };
}

/** Whether the finger is on something that can still be pulled to the right. */
function isScrolledSideways(target: EventTarget | null): boolean {
  for (let at = target instanceof Element ? target : null; at !== null; at = at.parentElement) {
    if (at.scrollLeft > 0) return true;
  }
  return false;
}
