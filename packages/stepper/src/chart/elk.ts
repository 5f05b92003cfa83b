import type { ELK } from 'elkjs/lib/elk-api.js';

let started: Promise<ELK> | null = null;

/** Loads elk in a worker, or on the page's main thread if the worker fails to load. */
export function loadElk(): Promise<ELK> {
  started ??= startWorker().catch(startHere);
  return started;
}

async function startWorker(): Promise<ELK> {
  const { default: Elk } = await import('elkjs/lib/elk-api.js');
  const worker = new Worker(new URL('elkjs/lib/elk-worker.min.js', import.meta.url));
  const elk = new Elk({ workerFactory: () => worker });
  const failed = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', (event) => {
      // The page then lays out, so this is no error of the page.
      event.preventDefault();
      reject(new Error(event.message));
    });
  });
  // The first answer proves that the worker runs.
  await Promise.race([elk.layout({ id: 'none' }), failed]);
  return elk;
}

async function startHere(): Promise<ELK> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  return new Elk();
}
