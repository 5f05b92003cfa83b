import { localPoint } from '@visx/event';
import type { ChartEngine } from '../engine/ChartEngine.ts';
import { listenToTouch } from './touch.ts';

/** Handles mouse and pen: hovering moves the crosshair, dragging pans. */
function listenToMouse(host: HTMLElement, engine: ChartEngine, signal: AbortSignal): void {
  let dragged: number | null = null;
  const onPointer = (
    type: 'pointerdown' | 'pointermove' | 'pointerup',
    act: (e: PointerEvent) => void,
  ) =>
    host.addEventListener(type, (event) => event.pointerType !== 'touch' && act(event), { signal });

  onPointer('pointerdown', (event) => {
    if (event.button !== 0) return;
    dragged = event.clientX;
    host.setPointerCapture(event.pointerId);
  });
  onPointer('pointermove', (event) => {
    const point = localPoint(host, event);
    if (dragged !== null) {
      engine.pan(event.clientX - dragged);
      dragged = event.clientX;
    } else if (point) engine.focusAt(point.x, point.y);
  });
  onPointer('pointerup', () => {
    dragged = null;
  });
  const ended = (event: PointerEvent) => {
    dragged = null;
    if (event.pointerType !== 'touch') engine.focus(null);
  };
  host.addEventListener('pointerleave', ended, { signal });
  host.addEventListener('pointercancel', ended, { signal });
}

/** Pixels per line, for browsers that report the wheel in lines. */
const line = 16;
/** Zoom per pixel that the wheel turns: the factor is e to the power of `speed` × pixels. */
const speed = 0.0022;

/**
 * Handles the wheel. It zooms with Ctrl, which trackpads send for a pinch, or if the chart has the
 * focus. Turned sideways, it pans. Otherwise it scrolls the page.
 */
function listenToWheel(host: HTMLElement, engine: ChartEngine, signal: AbortSignal): void {
  const onWheel = (event: WheelEvent) => {
    const scale = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? line : 1;
    const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (sideways) engine.pan(-event.deltaX * scale);
    else if (event.ctrlKey || host.ownerDocument.activeElement === host) {
      // Ctrl with a distance in pixels is probably a pinch. Its steps are much smaller than those
      // of a wheel, so they count three times.
      const step = event.deltaY * scale * speed * (event.ctrlKey && !event.deltaMode ? 3 : 1);
      engine.zoom(Math.exp(step), localPoint(host, event)?.x);
    } else return;
    event.preventDefault();
  };
  host.addEventListener('wheel', onWheel, { passive: false, signal });
}

const step = 1.25;

/**
 * Handles the keyboard. Arrows move the crosshair (by ten candles with Shift), Home and End move it
 * to the ends, + and − zoom, Escape hides the crosshair.
 */
function listenToKeyboard(host: HTMLElement, engine: ChartEngine, signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const act = keyAction(event.key, event.shiftKey, engine);
    if (!act) return;
    act();
    event.preventDefault();
  };
  host.addEventListener('keydown', onKeyDown, { signal });
  host.addEventListener('blur', () => engine.focus(null), { signal });
}

function keyAction(key: string, far: boolean, engine: ChartEngine): (() => void) | null {
  const candleCount = far ? 10 : 1;
  const newest = engine.length - 1;
  switch (key) {
    case 'ArrowLeft':
      return () => engine.focus(engine.focused === null ? newest : engine.focused - candleCount);
    case 'ArrowRight':
      return () => engine.focus(engine.focused === null ? newest : engine.focused + candleCount);
    case 'Home':
      return () => engine.focus(0);
    case 'End':
      return () => engine.focus(newest);
    case '+':
    case '=':
      return () => engine.zoom(1 / step);
    case '-':
    case '_':
      return () => engine.zoom(step);
    case 'Escape':
      return engine.focused === null ? null : () => engine.focus(null);
    default:
      return null;
  }
}

/** Listens to touch, mouse, wheel and keyboard. Returns the function that stops it. */
export function listen(host: HTMLElement, engine: ChartEngine): () => void {
  const controller = new AbortController();
  for (const register of [listenToTouch, listenToMouse, listenToWheel, listenToKeyboard]) {
    register(host, engine, controller.signal);
  }
  host.style.touchAction = 'pan-y';
  host.style.userSelect = 'none';
  host.style.setProperty('-webkit-touch-callout', 'none');
  return () => controller.abort();
}
