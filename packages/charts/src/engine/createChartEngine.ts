import { listen } from '../gesture/listen.ts';
import { ChartEngine } from './ChartEngine.ts';
import type { ChartOptions } from './options.ts';

/**
 * A chart without React. The container needs a size and a position other than `static`; it is
 * filled with canvases, hears the customer's gestures, and is empty again after `destroy`.
 */
export function createChartEngine(container: HTMLElement, options: ChartOptions): ChartEngine {
  const engine = new ChartEngine(container, options);
  engine.onDestroy(listen(container, engine));
  return engine;
}
