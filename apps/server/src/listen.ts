import { createServer, type Server } from 'node:http';
import { setTimeout as timeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { drain, type Draining, type StopLimits } from './drain.ts';
import { badRequest, hasSeveralHosts, refusalHeaders, refuseUnreadable } from './errorResponses.ts';
import type { Upstream } from './upstream.ts';

export interface RunningServer {
  /** The port in use, also when the system chose it. */
  readonly port: number;
  /**
   * Stops the server. First `/readyz` answers 503. If the stop is announced, the server still
   * accepts calls for a while. Then it refuses new calls and waits for running calls. When these
   * have ended, or at the time limit, it aborts and closes the upstream.
   */
  close(options?: { readonly isAnnounced: boolean }): Promise<void>;
}

export type Stoppable = Pick<Upstream, 'close' | 'abort'> & {
  /** Makes `/readyz` answer 503 from now on. */
  readonly unready?: () => void;
  /** Ends the event streams. */
  readonly endStreams?: () => void;
};

const defaultLimits: StopLimits = { announceMs: 0, callsMs: 10_000 };

/**
 * Milliseconds after the time limit of running calls, in which the last answers ("nothing was
 * done") are sent.
 */
const lastAnswersMs = 500;

/** Milliseconds for closing the database cleanly. No data is lost if the process ends earlier. */
const closeMs = 3_000;

/** Resolves after a time; may reject when the signal aborts. */
type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

const realPause: Pause = (milliseconds, signal) =>
  timeout(milliseconds, undefined, signal === undefined ? {} : { signal });

interface Stopping {
  readonly draining: Draining;
  readonly limits: StopLimits;
  readonly pause: Pause;
}

/** Serves on a port. Rejects with an Error for the terminal when the port is not available. */
export function listen(
  server: Pick<Upstream, 'fetch'> & Stoppable,
  port: number,
  limits: StopLimits = defaultLimits,
  pause: Pause = realPause,
): Promise<RunningServer> {
  const http = createServer();
  const draining = drain(http);
  refuseUnreadable(http);
  const answer = getRequestListener(
    (request, { incoming }) =>
      draining.delayAnswer(server.fetch(request, incoming.socket.remoteAddress)),
    { errorHandler: badRequest },
  );
  http.on('request', (request, response) => {
    if (hasSeveralHosts(request)) response.writeHead(400, refusalHeaders).end();
    else void answer(request, response);
  });
  return openPort(http, port, server, { draining, limits, pause });
}

/**
 * Opens the port of an HTTP server. `close` of the returned server stops the HTTP server and then
 * closes `behind`.
 */
export async function openPort(
  http: Server,
  port: number,
  behind: Stoppable,
  { draining = drain(http), limits = defaultLimits, pause = realPause }: Partial<Stopping> = {},
): Promise<RunningServer> {
  await new Promise<void>((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(portSentence(port, error), { cause: error }));
    });
    http.listen(port, resolve);
  });
  const address = http.address();
  let closing: Promise<void> | null = null;

  /** Resolves to true if the work ends within the time. Rejects if the work rejects. */
  async function settled(work: Promise<void>, milliseconds: number): Promise<boolean> {
    const waiting = new AbortController();
    const timedOut = pause(milliseconds, waiting.signal).then(
      () => false,
      () => false,
    );
    const isInTime = await Promise.race([work.then(() => true), timedOut]);
    waiting.abort();
    return isInTime;
  }

  async function stop(isAnnounced: boolean): Promise<void> {
    behind.unready?.();
    draining.announce();
    if (isAnnounced) await pause(limits.announceMs);
    behind.endStreams?.();
    const finished = draining.finish();
    const isFinished = await settled(finished, limits.callsMs);
    const running = draining.running();
    // From here on nothing commits, neither in running calls nor in calls that have already been answered.
    behind.abort?.();
    if (!isFinished) {
      await settled(finished, lastAnswersMs);
      draining.cut();
      process.stderr.write(`Stopped at the limit, with ${running} calls under way.\n`);
    }
    await settled(behind.close(), closeMs);
  }

  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: (options) => (closing ??= stop(options?.isAnnounced === true)),
  };
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
