import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a stop may take. */
export interface StopLimits {
  /** Milliseconds in which calls are still taken while `/readyz` says no, so that load balancers notice. */
  readonly announceMs: number;
  /** Milliseconds that calls under way then have to end. */
  readonly callsMs: number;
}

/** The port is closed once nothing has come for so long, at the latest after `quietLimitMs`. */
const quietMs = 100;
const quietLimitMs = 1_000;

/** How often unused connections are looked for. */
const sweepMs = 50;

/** A connection without a byte for so long was opened in advance, as browsers do, and not for a call. */
const openedInAdvanceMs = 1_000;

/**
 * Empties an HTTP server without cutting a call: what it answers asks for the connection to be
 * closed, connections without a call are closed, and calls under way end.
 *
 * Closing a port resets the connections that are in its queue, and no program can look into it. So
 * for a moment before, answers are held back: those who would come again at once are waiting then.
 *
 * @returns `announce` begins it while new connections are still taken; `finish` takes none any
 *   more and settles when the last connection is closed; `cut` closes all that are left; `pass` is
 *   where each answer has to come by
 */
export function drain(http: Server) {
  const answers = new Set<ServerResponse>();
  const openedAt = new Map<Socket, number>();
  let isAnnounced = false;
  let cameAt = 0;
  let hold: PromiseWithResolvers<void> | null = null;

  http.on('connection', (socket) => {
    cameAt = performance.now();
    openedAt.set(socket, cameAt);
    socket.once('close', () => openedAt.delete(socket));
  });
  // Before the handler, which may answer at once.
  http.prependListener('request', (_request, answer) => {
    cameAt = performance.now();
    if (isAnnounced) answer.setHeader('Connection', 'close');
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
  });

  function sweep(): void {
    http.closeIdleConnections();
    const before = performance.now() - openedInAdvanceMs;
    for (const [socket, at] of openedAt) {
      if (socket.bytesRead === 0 && at < before) socket.destroy();
    }
  }

  async function quiet(): Promise<void> {
    const began = performance.now();
    cameAt = began;
    while (performance.now() < Math.min(cameAt + quietMs, began + quietLimitMs)) await pause(10);
    // What has come by now is taken in this turn of the event loop, and immediates follow.
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
    pass(answer: Response | Promise<Response>): Response | Promise<Response> {
      if (answer instanceof Promise) {
        return answer.then((one) => hold?.promise.then(() => one) ?? one);
      }
      return hold?.promise.then(() => answer) ?? answer;
    },
    announce(): void {
      isAnnounced = true;
      for (const answer of answers) {
        if (!answer.headersSent) answer.setHeader('Connection', 'close');
      }
    },
    async finish(): Promise<void> {
      hold = Promise.withResolvers();
      await quiet();
      const closed = closePort();
      hold.resolve();
      hold = null;
      await closed;
    },
    cut(): void {
      http.closeAllConnections();
    },
    /** How many calls have not been answered yet. */
    running: () => answers.size,
  };
}

/** What empties an HTTP server. */
export type Draining = ReturnType<typeof drain>;
