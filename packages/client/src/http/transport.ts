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
import { type Answer, type CallKind, unwrap, createSessionEnd } from './envelope.ts';
import type { FormSender } from './formSender.ts';
import { createKeysHonoured, createSimulatedNotice } from './answerHeaders.ts';
import { createRest } from './rest.ts';
import { withRetry } from './retry.ts';
import { newTrace } from './request.ts';

/** What the client is given, so that it has nothing of the world by itself. */
export type ClientOptions = {
  /** Where the paths of the contract begin, such as `/api`. */
  baseUrl: string;
  /** Sends a request as `fetch` does. */
  fetch: (request: Request) => Promise<Response>;
  /** Sends uploads, telling how far they are. By `fetch`, which cannot tell, unless given. */
  sendForm?: FormSender | undefined;
  /** The token of today's session; null without one. Read for every call. */
  token: () => string | null;
  /** Tells the time, and waits. */
  clock: Clock;
  /** The customer's language, as `Accept-Language` has it (`es`). The browser's own unless given. */
  language?: string | undefined;
  /** How long a call may take, the reading of its answer included. 10 s unless given. */
  timeoutMs?: number | undefined;
  /** How often a read is tried in all. 3 unless given. */
  readTries?: number | undefined;
  /** For the pauses between tries: from 0 up to, but not including, 1. */
  random?: (() => number) | undefined;
  /**
   * Awaited before each try of a read, such as `ownTask`: a screen that comes begins several, and what that takes holds
   * up no frame. Begun at once unless given.
   */
  turn?: (() => Promise<void>) | undefined;
  /** Called once for each session that the upstream ends. */
  onSessionEnd: (reason: SessionEndReason) => void;
  /** Called with the first answer, and again if an upstream turns out to be simulated. */
  onSimulated: (simulated: boolean) => void;
};

/** What every call takes besides its own. */
export type CallOptions = {
  /** Stops the call, which then rejects with the reason of the signal. */
  signal?: AbortSignal | undefined;
};

/** For calls that carry much: how long nothing may move, in place of how long the call may take. */
type Patience = CallOptions & { stalledMs?: number };

/** What a resource passes on to openapi-fetch untouched. */
type SendInit = { signal: AbortSignal; headers: Record<string, string> };

/** Sends one request of the contract. `moved` says that some of it has gone out. */
type Send = (wire: Client<paths>, init: SendInit, moved: () => void) => Promise<Answer>;

/** Sends calls and opens their answers. What comes back is not trusted: resources decode it. */
export type Transport = {
  /** For a call that changes nothing: tried again where that may help. */
  read: (send: Send, options?: Patience) => Promise<unknown>;
  /** For a call that changes something: tried once. */
  write: (send: Send, options?: Patience) => Promise<unknown>;
  /** A write for which no session is needed, and which ends none. */
  anonymous: (send: Send, options?: CallOptions) => Promise<unknown>;
  /** Epoch milliseconds, by the client's clock. */
  now: () => number;
  /**
   * Whether the upstream honours Idempotency-Key, by its latest answer: a call can then be sent again
   * with its key. Null before the first answer.
   */
  honoursKeys: () => boolean | null;
  /** An answer says in its own words that the money is play money, without the header. */
  confirmSimulated: () => void;
  /** What the paths of the contract begin with, and what sends, for what openapi-fetch cannot do: `baseUrl`, `fetch` and `sendForm` of the options. */
  bare: Pick<ClientOptions, 'baseUrl' | 'fetch'> & { sendForm: FormSender };
};

/** What each try of a call has in common. */
type Attempt = { kind: CallKind; traceparent: () => string };

/**
 * Builds what every call of the contract goes over. A call resolves with what it promises, or rejects with one
 * of the five CorroErrors, or with the caller's own abort.
 */
export function createTransport(options: ClientOptions): Transport {
  const {
    clock,
    token,
    language,
    timeoutMs = requestTimeoutMs,
    readTries = 3,
    random = Math.random,
    turn,
  } = options;
  const wire = createFetchClient<paths>({ baseUrl: options.baseUrl, fetch: options.fetch });
  const sessionEnded = createSessionEnd(token, options.onSessionEnd);
  const keys = createKeysHonoured();
  const rest = createRest(clock);
  const simulated = createSimulatedNotice(options.onSimulated);

  async function attempt(
    send: Send,
    signal: AbortSignal | undefined,
    { kind, traceparent }: Attempt,
    withinMs = timeoutMs,
  ) {
    if (kind === 'read') {
      if (turn) await turn();
      rest.check();
    }
    const sentWith = token();
    const headers = {
      traceparent: traceparent(),
      ...(language === undefined ? {} : { 'accept-language': language }),
      ...(sentWith === null ? {} : { token: sentWith }),
    };
    try {
      const answer = await withDeadline(clock, withinMs, signal, (inTime, moved) =>
        send(wire, { signal: inTime, headers }, moved),
      );
      simulated.notice(answer.response);
      keys.notice(answer.response);
      if (kind === 'read') rest.notice(answer.response);
      return unwrap(answer, kind);
    } catch (error) {
      if (error instanceof SessionEnded && kind !== 'anonymous')
        sessionEnded(sentWith, error.reason);
      throw signal?.aborted ? error : named(error);
    }
  }

  return {
    read(send, { signal, stalledMs } = {}) {
      const call: Attempt = { kind: 'read', traceparent: newTrace() };
      return withRetry({ clock, random, tries: readTries }, signal, () =>
        attempt(send, signal, call, stalledMs),
      );
    },
    write: (send, { signal, stalledMs } = {}) =>
      attempt(send, signal, { kind: 'write', traceparent: newTrace() }, stalledMs),
    anonymous: (send, { signal } = {}) =>
      attempt(send, signal, { kind: 'anonymous', traceparent: newTrace() }),
    now: () => clock.now(),
    honoursKeys: keys.current,
    confirmSimulated: simulated.confirm,
    bare: {
      baseUrl: options.baseUrl,
      fetch: options.fetch,
      sendForm: options.sendForm ?? (({ request }) => options.fetch(request)),
    },
  };
}

function named(error: unknown): Error {
  if (isCorroError(error)) return error;
  // Only the reading of a body as JSON throws this.
  if (error instanceof SyntaxError) return new ProtocolBroken('not-json', error.message);
  return new NetworkFailed(error);
}
