import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long a stop may take. */
export interface StopLimits {
  /** Milliseconds in which calls are still taken while `/readyz` says no, so that load balancers notice. */
  readonly announceMs: number;
  /** Milliseconds that calls under way then have to end. */
  readonly callsMs: number;
}

/** How often connections that nobody uses any more are looked for. */
const sweepMs = 50;

/** A connection without a byte for so long was opened in advance, as browsers do, and not for a call. */
const openedInAdvanceMs = 1_000;

/**
 * Empties an HTTP server without cutting a call: what it answers asks for the connection to be
 * closed, connections without a call are closed, and calls under way end.
 *
 * @returns `announce` begins it while new connections are still taken; `finish` takes none any
 *   more and settles when the last connection is closed; `cut` closes all that are left
 */
export function drain(http: Server) {
  const answers = new Set<ServerResponse>();
  const openedAt = new Map<Socket, number>();
  let isAnnounced = false;

  http.on('connection', (socket) => {
    openedAt.set(socket, performance.now());
    socket.once('close', () => openedAt.delete(socket));
  });
  // Before whatever answers, which may do so at once.
  http.prependListener('request', (_request, answer) => {
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

  return {
    announce(): void {
      isAnnounced = true;
      for (const answer of answers) {
        if (!answer.headersSent) answer.setHeader('Connection', 'close');
      }
    },
    finish(): Promise<void> {
      return new Promise((resolve) => {
        const sweeping = setInterval(sweep, sweepMs);
        http.close(() => {
          clearInterval(sweeping);
          resolve();
        });
      });
    },
    cut(): void {
      http.closeAllConnections();
    },
    /** How many calls have not been answered yet. */
    running: () => answers.size,
  };
}
