import { requestTimeoutMs } from '@corro/domain';
import createFetchClient, { type Client } from 'openapi-fetch';
import type { paths } from '../__generated__/schema.ts';
import type { Clock } from '../clock.ts';
import {
  NetworkFailed,
  ProtocolBroken,
  SessionEnded,
  type SessionEndReason,
  isCorroError,
} from '../errors.ts';
import { withDeadline } from './deadline.ts';
import { type Answer, unwrap } from './envelope.ts';
import { withRetry } from './retry.ts';
import { createSessionEnd } from './sessionEnd.ts';
import { createSimulatedNotice } from './simulated.ts';

export type ClientOptions = {
  /** Where the paths of the contract begin, such as `/api`. */
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  /** The token of today's session; null without one. Asked anew for every call. */
  token: () => string | null;
  clock: Clock;
  /** How long a call may take, the reading of its answer included. 10 s unless given. */
  timeoutMs?: number | undefined;
  /** How often a read is tried in all. 3 unless given. */
  readTries?: number | undefined;
  /** For the pauses between tries: from 0 up to, but not including, 1. */
  random?: (() => number) | undefined;
  /** Called once for each session that the upstream ends. */
  onSessionEnd: (reason: SessionEndReason) => void;
  /** Called with the first answer, and again if an upstream turns out to be simulated. */
  onSimulated: (simulated: boolean) => void;
};

/** What every call takes besides its own. */
export type CallOptions = { signal?: AbortSignal | undefined };

/** What a resource passes on to openapi-fetch untouched. */
type SendInit = { signal: AbortSignal; headers: Record<string, string> };

/** Sends one request of the contract. */
type Send = (wire: Client<paths>, init: SendInit) => Promise<Answer>;

/** Sends calls and opens their answers. What comes back is not trusted: resources decode it. */
export type Transport = {
  /** For a call that changes nothing: tried again where that may help. */
  read: (send: Send, options?: CallOptions) => Promise<unknown>;
  /** For a call that changes something: tried once. */
  write: (send: Send, options?: CallOptions) => Promise<unknown>;
  /** A write for which no session is needed, and which ends none. */
  anonymous: (send: Send, options?: CallOptions) => Promise<unknown>;
  /** Epoch milliseconds, by the client's clock. */
  now: () => number;
};

/** Builds what the resources share. The login page takes this and `createSessionCalls` alone. */
export function createTransport(options: ClientOptions): Transport {
  const {
    clock,
    token,
    timeoutMs = requestTimeoutMs,
    readTries = 3,
    random = Math.random,
  } = options;
  const wire = createFetchClient<paths>({ baseUrl: options.baseUrl, fetch: options.fetch });
  const sessionEnded = createSessionEnd(token, options.onSessionEnd);
  const noticeSimulated = createSimulatedNotice(options.onSimulated);

  async function attempt(send: Send, signal: AbortSignal | undefined, anonymous: boolean) {
    const sentWith = token();
    const headers: Record<string, string> = sentWith === null ? {} : { token: sentWith };
    try {
      const answer = await withDeadline(clock, timeoutMs, signal, (inTime) =>
        send(wire, { signal: inTime, headers }),
      );
      noticeSimulated(answer.response);
      return unwrap(answer, anonymous);
    } catch (error) {
      if (error instanceof SessionEnded && !anonymous) sessionEnded(sentWith, error.reason);
      throw signal?.aborted ? error : named(error);
    }
  }

  return {
    read: (send, { signal } = {}) =>
      withRetry({ clock, random, tries: readTries }, signal, () => attempt(send, signal, false)),
    write: (send, { signal } = {}) => attempt(send, signal, false),
    anonymous: (send, { signal } = {}) => attempt(send, signal, true),
    now: () => clock.now(),
  };
}

function named(error: unknown): Error {
  if (isCorroError(error)) return error;
  // Only the reading of a body as JSON throws this.
  if (error instanceof SyntaxError) return new ProtocolBroken('not-json', error.message);
  return new NetworkFailed(error);
}
