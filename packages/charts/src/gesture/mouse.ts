import { localPoint } from '@visx/event';
import type { ChartEngine } from '../engine/ChartEngine.ts';

/** A mouse or pen: hovering moves the crosshair, dragging pans. */
export function listenToMouse(host: HTMLElement, engine: ChartEngine, signal: AbortSignal): void {
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
