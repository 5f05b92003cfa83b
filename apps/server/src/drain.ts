import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface StopLimits {
  /**
   * Milliseconds for which the server still accepts calls while `/readyz` answers 503, so that load
   * balancers notice the stop.
   */
  readonly announceMs: number;
  /** Milliseconds that running calls have to end after the announcement. */
  readonly callsMs: number;
}

/**
 * The port closes when no call or connection has arrived for `quietMs`, at the latest after
 * `quietLimitMs`. Milliseconds.
 */
const quietMs = 100;
const quietLimitMs = 1_000;

const sweepMs = 50;

/**
 * A connection that has sent no byte for this long carries no call: browsers open connections in advance. Milliseconds.
 */
const preconnectMs = 1_000;

/**
 * Drains an HTTP server without cutting a call: answers ask for the connection to be closed, idle connections are
 * closed, and running calls end.
 *
 * Closing a port resets the connections that still wait in its queue, and no program can inspect that queue. So
 * `finish` delays all answers until it closes the port: a client that waits for its answer opens no new connection.
 *
 * @returns `announce` starts draining while the port stays open; `finish` closes the port and settles when the last
 * connection is closed; `cut` closes the remaining connections; every answer has to go through `delayAnswer`
 */
export function drain(http: Server) {
  const answers = new Set<ServerResponse>();
  const openedAt = new Map<Socket, number>();
  let isAnnounced = false;
  let lastArrival = 0;
  let delay: PromiseWithResolvers<void> | null = null;

  http.on('connection', (socket) => {
    lastArrival = performance.now();
    openedAt.set(socket, lastArrival);
    socket.once('close', () => openedAt.delete(socket));
  });
  // Runs before the server's own handler, because that handler may answer at once.
  http.prependListener('request', (_request, answer) => {
    lastArrival = performance.now();
    if (isAnnounced) answer.setHeader('Connection', 'close');
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
  });

  function sweep(): void {
    http.closeIdleConnections();
    const before = performance.now() - preconnectMs;
    for (const [socket, at] of openedAt) {
      if (socket.bytesRead === 0 && at < before) socket.destroy();
    }
  }

  async function quiet(): Promise<void> {
    const began = performance.now();
    lastArrival = began;
    while (performance.now() < Math.min(lastArrival + quietMs, began + quietLimitMs))
      await pause(10);
    // The event loop accepts the calls that have arrived by now before it runs immediates.
    await new Promise(setImmediate);
  }

  function closePort(): Promise<void> {
    const sweeping = setInterval(sweep, sweepMs);
    return new Promise((resolve) => {
      http.close(() => {
        clearInterval(sweeping);
        resolve();
      });
    });
  }

  return {
    delayAnswer(answer: Response | Promise<Response>): Response | Promise<Response> {
      if (answer instanceof Promise) {
        return answer.then((response) => delay?.promise.then(() => response) ?? response);
      }
      return delay?.promise.then(() => answer) ?? answer;
    },
    announce(): void {
      isAnnounced = true;
      for (const answer of answers) {
        if (!answer.headersSent) answer.setHeader('Connection', 'close');
      }
    },
    async finish(): Promise<void> {
      delay = Promise.withResolvers();
      await quiet();
      const closed = closePort();
      delay.resolve();
      delay = null;
      await closed;
    },
    cut(): void {
      http.closeAllConnections();
    },
    running: () => answers.size,
  };
}

export type Draining = ReturnType<typeof drain>;
