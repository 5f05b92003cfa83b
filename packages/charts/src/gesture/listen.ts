import { localPoint } from '@visx/event';
import type { ChartEngine } from '../engine/ChartEngine.ts';
import { listenToTouch } from './touch.ts';

/** A mouse or pen: hovering moves the crosshair, dragging pans. */
function listenToMouse(host: HTMLElement, engine: ChartEngine, signal: AbortSignal): void {
  let dragged: number | null = null;
  const on = (type: 'pointerdown' | 'pointermove' | 'pointerup', act: (e: PointerEvent) => void) =>
    host.addEventListener(type, (event) => event.pointerType !== 'touch' && act(event), { signal });

  on('pointerdown', (event) => {
    if (event.button !== 0) return;
    dragged = event.clientX;
    host.setPointerCapture(event.pointerId);
  });
  on('pointermove', (event) => {
    const point = localPoint(host, event);
    if (dragged !== null) {
      engine.pan(event.clientX - dragged);
      dragged = event.clientX;
    } else if (point) engine.focusAt(point.x, point.y);
  });
  on('pointerup', () => {
    dragged = null;
  });
  const ended = (event: PointerEvent) => {
    dragged = null;
    if (event.pointerType !== 'touch') engine.focus(null);
  };
  host.addEventListener('pointerleave', ended, { signal });
  host.addEventListener('pointercancel', ended, { signal });
}

/** Pixels that a line of the wheel scrolls, for browsers that count in lines. */
const line = 16;
/** Part of the window that one pixel of the wheel adds. */
const speed = 0.0022;

/**
 * The wheel zooms with ctrl (which is also how a trackpad says pinch) or when the chart has the
 * focus, and pans when it turns sideways. Otherwise it is the page's.
 */
function listenToWheel(host: HTMLElement, engine: ChartEngine, signal: AbortSignal): void {
  const turned = (event: WheelEvent) => {
    const scale = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? line : 1;
    const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (sideways) engine.pan(-event.deltaX * scale);
    else if (event.ctrlKey || host.ownerDocument.activeElement === host) {
      // A pinch comes in far smaller steps than a wheel.
      const step = event.deltaY * scale * speed * (event.ctrlKey && !event.deltaMode ? 3 : 1);
      engine.zoom(Math.exp(step), localPoint(host, event)?.x);
    } else return;
    event.preventDefault();
  };
  host.addEventListener('wheel', turned, { passive: false, signal });
}

const step = 1.25;

/** Arrows move the crosshair (ten candles with shift), + and − zoom, Home and End, Escape. */
function listenToKeyboard(host: HTMLElement, engine: ChartEngine, signal: AbortSignal): void {
  const pressed = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const act = keyAction(event.key, event.shiftKey, engine);
    if (!act) return;
    act();
    event.preventDefault();
  };
  host.addEventListener('keydown', pressed, { signal });
  host.addEventListener('blur', () => engine.focus(null), { signal });
}

function keyAction(key: string, far: boolean, engine: ChartEngine): (() => void) | null {
  const by = far ? 10 : 1;
  const newest = engine.length - 1;
  switch (key) {
    case 'ArrowLeft':
      return () => engine.focus(engine.focused === null ? newest : engine.focused - by);
    case 'ArrowRight':
      return () => engine.focus(engine.focused === null ? newest : engine.focused + by);
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

/** Lets the customer handle the chart. Returns the end of it. */
export function listen(host: HTMLElement, engine: ChartEngine): () => void {
  const end = new AbortController();
  for (const hear of [listenToTouch, listenToMouse, listenToWheel, listenToKeyboard]) {
    hear(host, engine, end.signal);
  }
  host.style.touchAction = 'pan-y';
  host.style.userSelect = 'none';
  host.style.setProperty('-webkit-touch-callout', 'none');
  return () => end.abort();
}
