import { localPoint } from '@visx/event';
import type { ChartEngine } from '../engine/ChartEngine.ts';

/** A finger, CSS pixels from the chart's top left. */
interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Fingers closer than this count as this far apart, so that a pinch never divides by nothing. */
const closest = 24;

/** Middle and horizontal distance of two fingers; their distance counts when it is steep. */
export function fingerSpread(fingers: readonly Finger[]): { middle: number; width: number } {
  const [a, b = a] = fingers;
  if (!a || !b) return { middle: 0, width: closest };
  const width = Math.max(closest, Math.hypot(a.x - b.x, a.y - b.y));
  return { middle: (a.x + b.x) / 2, width };
}

const edge = 32;

/** How far to pan in this frame because a finger is near an end of the chart; 0 in between. */
export function edgePush(x: number, width: number): number {
  if (x < edge) return (edge - Math.max(0, x)) / 4;
  if (x > width - edge) return (width - edge - Math.min(width, x)) / 4;
  return 0;
}

/** How long a finger must rest to take the chart from the page, ms. */
const longPress = 300;
/** How far it may stray meanwhile without a direction, CSS pixels. */
const stray = 6;

/**
 * Whose a finger is that has moved so far: one that goes sideways reads the chart, one that goes up or
 * down scrolls the page. Null while it has hardly moved.
 */
export function fingerGoes(right: number, down: number): 'sideways' | 'along the page' | null {
  if (Math.hypot(right, down) <= stray) return null;
  return Math.abs(right) > Math.abs(down) ? 'sideways' : 'along the page';
}

/** A finger that begins nearer to the left edge of what is seen may be going back; it reads by resting. CSS pixels. */
const backEdge = 40;

/**
 * One finger that goes sideways, or rests, carries the crosshair, and pans where it pushes against an
 * end of the chart; one that goes up or down belongs to the page. Two fingers zoom and pan.
 */
export function listenToTouch(host: HTMLElement, engine: ChartEngine, signal: AbortSignal): void {
  const fingers = new Map<number, Finger>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let carried: Finger | null = null;
  /** It scrolls the page, or goes back: it does not come to the chart before it is lifted. */
  let isPages = false;
  let pushing = 0;

  const place = (event: PointerEvent): Finger => localPoint(host, event) ?? { x: 0, y: 0 };
  const letGo = () => {
    clearTimeout(timer);
    cancelAnimationFrame(pushing);
    pushing = 0;
    if (carried) engine.focus(null);
    carried = null;
    isPages = false;
  };
  const push = () => {
    const by = carried ? edgePush(carried.x, host.clientWidth) : 0;
    pushing = by === 0 ? 0 : requestAnimationFrame(push);
    if (by === 0 || !carried) return;
    engine.pan(by);
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
    letGo();
    if (fingers.size === 1) timer = setTimeout(() => carry(finger), longPress);
  });
  touch('pointermove', (event) => {
    const known = fingers.get(event.pointerId);
    if (!known) return;
    const finger = place(event);
    const before = [...fingers.values()];
    if (fingers.size === 1 && !carried) {
      const goes = isPages ? null : fingerGoes(finger.x - known.x, finger.y - known.y);
      if (goes === null) return;
      clearTimeout(timer);
      isPages = goes === 'along the page' || event.clientX - finger.x + known.x < backEdge;
      if (isPages) return;
    }
    fingers.set(event.pointerId, finger);
    if (fingers.size === 1) carry(finger);
    else if (fingers.size === 2) pinch(before, [...fingers.values()]);
  });
  const lifted = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    letGo();
  };
  touch('pointerup', lifted);
  touch('pointercancel', lifted);

  // Once the chart has the finger, or two of them, the page must not scroll under it.
  const held = (event: TouchEvent) => {
    if ((carried || fingers.size > 1) && event.cancelable) event.preventDefault();
  };
  host.addEventListener('touchmove', held, { passive: false, signal });
  host.addEventListener('contextmenu', (event) => carried && event.preventDefault(), { signal });
}
