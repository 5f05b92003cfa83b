import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Upstream } from './upstream.ts';

export interface Listening {
  /** The port that is listened on, also when the system chose it. */
  readonly port: number;
  /** Stops: no new calls, the ones under way may end, then the upstream closes. */
  close(): Promise<void>;
}

/** How long calls under way may take to end once the server stops. */
const graceMs = 3_000;

/** Serves on a port. Rejects with a sentence when the port cannot be had. */
export function listen(server: Upstream, port: number): Promise<Listening> {
  const http = createAdaptorServer({
    fetch: (request, { incoming }) => server.fetch(request, incoming.socket.remoteAddress),
  });
  return openPort(http, port, () => server.close());
}

/** Opens the port of an HTTP server; `afterwards` is what closes once it has no calls left. */
export async function openPort(
  http: ServerType,
  port: number,
  afterwards: () => Promise<void>,
): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(portSentence(port, error), { cause: error }));
    });
    http.listen(port, resolve);
  });
  const address = http.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: async () => {
      await closeHttp(http);
      await afterwards();
    },
  };
}

function closeHttp(http: ServerType): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => {
      if ('closeAllConnections' in http) http.closeAllConnections();
    }, graceMs);
    http.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    if ('closeIdleConnections' in http) http.closeIdleConnections();
  });
}

function portSentence(port: number, error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop it, or choose another: PORT=3001 npm start.`;
  }
  if (error.code === 'EACCES') {
    return `Port ${port} is not allowed for this user. Choose one above 1023: PORT=3001 npm start.`;
  }
  return `Port ${port} cannot be opened: ${error.message}.`;
}
