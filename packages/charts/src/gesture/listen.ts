import type { ChartEngine } from '../engine/ChartEngine.ts';
import { listenToKeyboard } from './keyboard.ts';
import { listenToMouse } from './mouse.ts';
import { listenToTouch } from './touch.ts';
import { listenToWheel } from './wheel.ts';

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
