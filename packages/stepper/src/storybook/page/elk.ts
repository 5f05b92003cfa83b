import type { ELK } from 'elkjs/lib/elk-api.js';
import worker from 'elkjs/lib/elk-worker.min.js?url';

let started: Promise<ELK> | null = null;

/** Takes the place of `chart/elk.ts` in this page, whose build copies the worker as it is. */
export function loadElk(): Promise<ELK> {
  started ??= start();
  return started;
}

async function start(): Promise<ELK> {
  const { default: Elk } = await import('elkjs/lib/elk-api.js');
  const elk = new Worker(new URL(worker, location.href));
  return new Elk({ workerFactory: () => elk });
}
