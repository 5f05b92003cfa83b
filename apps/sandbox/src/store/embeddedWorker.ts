import { parentPort, workerData } from 'node:worker_threads';
import { createEngine } from './embeddedEngine.ts';
import type { Reply, Request } from './embeddedProtocol.ts';

// Runs the embedded database in a thread, so that slow queries do not block the server's event
// loop.
const port = parentPort;
if (port === null) throw new Error('embeddedWorker runs as a worker thread only');

const dataDir: string = workerData;
const engine = createEngine(dataDir);

port.on('message', async ({ id, request }: Request) => {
  port.postMessage({ id, ...(await engine.execute(request)) } satisfies Reply);
  if (request === 'close') port.close();
});

port.postMessage({ id: 0, ...(await engine.opened()) } satisfies Reply);
