import { localPoint } from '@visx/event';
import type { ChartEngine } from '../engine/ChartEngine.ts';

/** Position of a finger in CSS pixels from the chart's top left corner. */
interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Minimum distance of two fingers, so that a pinch never divides by zero. CSS pixels. */
const minDistance = 24;

/** Returns the horizontal middle of two fingers, and their distance (at least `minDistance`). */
export function fingerSpread(fingers: readonly Finger[]): { middle: number; width: number } {
  const [first, second = first] = fingers;
  if (!first || !second) return { middle: 0, width: minDistance };
  const width = Math.max(minDistance, Math.hypot(first.x - second.x, first.y - second.y));
  return { middle: (first.x + second.x) / 2, width };
}

const edge = 32;

/**
 * Pixels to pan in this frame: positive near the left edge, negative near the right one, otherwise
 * 0.
 */
export function edgePush(x: number, width: number): number {
  if (x < edge) return (edge - Math.max(0, x)) / 4;
  if (x > width - edge) return (width - edge - Math.min(width, x)) / 4;
  return 0;
}

/**
 * Milliseconds after which a resting finger takes the crosshair, so that it can then also move
 * vertically without scrolling the page.
 */
const longPressMs = 300;
/** CSS pixels that a resting finger may move. */
const moveTolerance = 6;

/**
 * Direction of a finger: a sideways move reads the chart, a vertical one scrolls the page. Null
 * until the finger has moved far enough.
 */
export function fingerDirection(dx: number, dy: number): 'sideways' | 'along the page' | null {
  if (Math.hypot(dx, dy) <= moveTolerance) return null;
  return Math.abs(dx) > Math.abs(dy) ? 'sideways' : 'along the page';
}

/**
 * Width of the left edge of the screen in CSS pixels. A finger that starts there may navigate back,
 * so it reads the chart only after resting.
 */
const backEdge = 40;

/**
 * Handles touch. One finger that moves sideways or rests carries the crosshair, and pans at the
 * edges of the chart; a vertical move scrolls the page. Two fingers zoom and pan.
 */
export function listenToTouch(host: HTMLElement, engine: ChartEngine, signal: AbortSignal): void {
  const fingers = new Map<number, Finger>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let carried: Finger | null = null;
  /** True while the finger scrolls the page or navigates back, until it is lifted. */
  let belongsToPage = false;
  let pushing = 0;

  const place = (event: PointerEvent): Finger => localPoint(host, event) ?? { x: 0, y: 0 };
  const release = () => {
    clearTimeout(timer);
    cancelAnimationFrame(pushing);
    pushing = 0;
    if (carried) engine.focus(null);
    carried = null;
    belongsToPage = false;
  };
  const push = () => {
    const shift = carried ? edgePush(carried.x, host.clientWidth) : 0;
    pushing = shift === 0 ? 0 : requestAnimationFrame(push);
    if (shift === 0 || !carried) return;
    engine.pan(shift);
    engine.focusAt(carried.x, carried.y);
  };
  const carry = (finger: Finger) => {
    carried = finger;
    engine.focusAt(finger.x, finger.y);
    pushing ||= requestAnimationFrame(push);
  };
  const pinch = (before: readonly Finger[], after: readonly Finger[]) => {
    const [was, is] = [fingerSpread(before), fingerSpread(after)];
    engine.pan(is.middle - was.middle);
    engine.zoom(was.width / is.width, is.middle);
  };
  const touch = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    act: (event: PointerEvent) => void,
  ) =>
    host.addEventListener(type, (event) => event.pointerType === 'touch' && act(event), { signal });

  touch('pointerdown', (event) => {
    const finger = place(event);
    fingers.set(event.pointerId, finger);
    release();
    if (fingers.size === 1) timer = setTimeout(() => carry(finger), longPressMs);
  });
  touch('pointermove', (event) => {
    const previous = fingers.get(event.pointerId);
    if (!previous) return;
    const finger = place(event);
    const before = [...fingers.values()];
    if (fingers.size === 1 && !carried) {
      const direction = belongsToPage
        ? null
        : fingerDirection(finger.x - previous.x, finger.y - previous.y);
      if (direction === null) return;
      clearTimeout(timer);
      belongsToPage =
        direction === 'along the page' || event.clientX - finger.x + previous.x < backEdge;
      if (belongsToPage) return;
    }
    fingers.set(event.pointerId, finger);
    if (fingers.size === 1) carry(finger);
    else if (fingers.size === 2) pinch(before, [...fingers.values()]);
  });
  const onLift = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    release();
  };
  touch('pointerup', onLift);
  touch('pointercancel', onLift);

  // The page must not scroll under a finger that carries the crosshair, or under two fingers.
  const preventScroll = (event: TouchEvent) => {
    if ((carried || fingers.size > 1) && event.cancelable) event.preventDefault();
  };
  host.addEventListener('touchmove', preventScroll, { passive: false, signal });
  host.addEventListener('contextmenu', (event) => carried && event.preventDefault(), { signal });
}
