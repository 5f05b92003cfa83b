import { localPoint } from '@visx/event';
import type { ChartEngine } from '../engine/ChartEngine.ts';

/** Pixels that a line of the wheel scrolls, for browsers that count in lines. */
const line = 16;
/** Part of the window that one pixel of the wheel adds. */
const speed = 0.0022;

/**
 * The wheel zooms with ctrl (which is also how a trackpad says pinch) or when the chart has the
 * focus, and pans when it turns sideways. Otherwise it is the page's.
 */
export function listenToWheel(host: HTMLElement, engine: ChartEngine, signal: AbortSignal): void {
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
