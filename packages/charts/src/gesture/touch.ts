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
/** How far it may stray meanwhile, CSS pixels. */
const stray = 10;

/**
 * One finger belongs to the page, unless it rests first: then it carries the crosshair, and pans
 * where it pushes against an end of the chart. Two fingers zoom and pan.
 */
export function listenToTouch(host: HTMLElement, engine: ChartEngine, signal: AbortSignal): void {
  const fingers = new Map<number, Finger>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let carried: Finger | null = null;
  let pushing = 0;

  const place = (event: PointerEvent): Finger => localPoint(host, event) ?? { x: 0, y: 0 };
  const letGo = () => {
    clearTimeout(timer);
    cancelAnimationFrame(pushing);
    pushing = 0;
    if (carried) engine.focus(null);
    carried = null;
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
      if (Math.hypot(finger.x - known.x, finger.y - known.y) > stray) clearTimeout(timer);
      return;
    }
    fingers.set(event.pointerId, finger);
    if (carried) carry(finger);
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
