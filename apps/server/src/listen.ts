import { createServer, type Server } from 'node:http';
import { setTimeout as timeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { drain, type Draining, type StopLimits } from './drain.ts';
import { badRequest, refuseUnreadable } from './errorResponses.ts';
import type { Upstream } from './upstream.ts';

export interface Listening {
  /** The port that is listened on, also when the system chose it. */
  readonly port: number;
  /**
   * Stops: `/readyz` says no, and where that is announced calls are still taken for a while; then
   * no new calls, the ones under way end, and at the latest at the limit the upstream closes.
   */
  close(options?: { readonly announced: boolean }): Promise<void>;
}

/** What is to be stopped behind a port. */
export type Stoppable = Pick<Upstream, 'close' | 'abort'> & {
  /** Lets `/readyz` say no from now on. */
  readonly unready?: () => void;
  /** Ends the streams of events. */
  readonly endStreams?: () => void;
};

/** What a test or a desktop needs. */
const defaultLimits: StopLimits = { announceMs: 0, callsMs: 10_000 };

/** At the limit calls are answered that nothing was done; those answers get this long to leave. */
const lastAnswersMs = 500;

/** For the database to be closed in order. It survives a process that ends before. */
const closeMs = 3_000;

/** Waits so many milliseconds; may reject once the signal aborts. */
type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

const realPause: Pause = (milliseconds, signal) =>
  timeout(milliseconds, undefined, signal === undefined ? {} : { signal });

/** How a port is closed. */
interface Stopping {
  readonly draining: Draining;
  readonly limits: StopLimits;
  readonly pause: Pause;
}

/** Serves on a port. Rejects with a sentence when the port cannot be had. */
export function listen(
  server: Pick<Upstream, 'fetch'> & Stoppable,
  port: number,
  limits: StopLimits = defaultLimits,
  pause: Pause = realPause,
): Promise<Listening> {
  const http = createServer();
  const draining = drain(http);
  refuseUnreadable(http);
  const answer = getRequestListener(
    (request, { incoming }) => draining.pass(server.fetch(request, incoming.socket.remoteAddress)),
    { errorHandler: badRequest },
  );
  http.on('request', (request, response) => void answer(request, response));
  return openPort(http, port, server, { draining, limits, pause });
}

/** Opens the port of an HTTP server, and stops it with what is behind it. */
export async function openPort(
  http: Server,
  port: number,
  behind: Stoppable,
  { draining = drain(http), limits = defaultLimits, pause = realPause }: Partial<Stopping> = {},
): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(portSentence(port, error), { cause: error }));
    });
    http.listen(port, resolve);
  });
  const address = http.address();
  let closing: Promise<void> | null = null;

  /** Whether it settles in time; rejects where it does. */
  async function settled(work: Promise<void>, milliseconds: number): Promise<boolean> {
    const waiting = new AbortController();
    const late = pause(milliseconds, waiting.signal).then(
      () => false,
      () => false,
    );
    const inTime = await Promise.race([work.then(() => true), late]);
    waiting.abort();
    return inTime;
  }

  async function stop(isAnnounced: boolean): Promise<void> {
    behind.unready?.();
    draining.announce();
    if (isAnnounced) await pause(limits.announceMs);
    behind.endStreams?.();
    const finished = draining.finish();
    const isFinished = await settled(finished, limits.callsMs);
    const running = draining.running();
    // From here on nothing is committed: not what runs still, nor what a caller has hung up on.
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
    close: (options) => (closing ??= stop(options?.announced === true)),
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
