interface TouchPoint {
  /** CSS pixels from the left edge of the viewport. */
  readonly x: number;
  readonly y: number;
  /** Milliseconds. */
  readonly time: number;
}

/** Rules of the back swipe (spec §2 Shared UI). */
export function isBackSwipe(from: TouchPoint, to: TouchPoint): boolean {
  const across = to.x - from.x;
  const isSwift = to.time - from.time < 500;
  return from.x < 40 && across > 60 && isSwift && Math.abs(to.y - from.y) < across;
}

/** The part of a window that swipes need. */
export interface SwipePage extends Pick<EventTarget, 'addEventListener'> {
  readonly history: Pick<History, 'state'>;
}

/** Time for the browser to go back by the same swipe, in milliseconds. */
const browserBackMs = 250;

/**
 * Calls `goBack` after a swipe from the left edge. Never stops listening, because the screen may
 * change during a swipe. Other gestures take precedence: two fingers, a scrolled row, a chart, and
 * the browser's own back swipe. The browser cancels the touch or leaves the page, before or shortly
 * after the finger is lifted.
 */
export function listenToEdgeSwipes(page: SwipePage, goBack: () => void): void {
  let from: (TouchPoint & { readonly place: unknown }) | null = null;

  const listen = (
    name: 'touchstart' | 'touchmove' | 'touchend',
    hear: (touch: TouchEvent) => void,
  ) =>
    page.addEventListener(
      name,
      (event) => {
        if (isTouch(event)) hear(event);
      },
      { passive: true },
    );
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
    if (start === null || touch === undefined || !isBackSwipe(start, pointOf(touch, event))) return;
    const isHere = () => start.place === page.history.state;
    if (isHere()) setTimeout(() => isHere() && goBack(), browserBackMs);
  });
  page.addEventListener('touchcancel', forget);
}

function isTouch(event: Event): event is TouchEvent {
  return 'touches' in event;
}

function pointOf({ clientX, clientY }: Touch, { timeStamp }: TouchEvent): TouchPoint {
  return { x: clientX, y: clientY, time: timeStamp };
}

/**
 * True if the target or an ancestor is scrolled away from its left end, so that a swipe to the
 * right scrolls it back.
 */
function isScrolledSideways(target: EventTarget | null): boolean {
  for (let at = target instanceof Element ? target : null; at !== null; at = at.parentElement) {
    if (at.scrollLeft > 0) return true;
  }
  return false;
}
