import { requestTimeoutMs } from '@corro/domain';
import createFetchClient, { type Client } from 'openapi-fetch';
import type { paths } from '../__generated__/schema.ts';
import type { Clock } from '../clock.ts';
import { NetworkFailed, SessionEnded, type SessionEndReason, isCorroError } from '../errors.ts';
import { withDeadline } from './deadline.ts';
import { createAnswerReader, type UpstreamFormat } from './answerReader.ts';
import { type Answer, type CallKind, unwrap, createSessionEndReporter } from './envelope.ts';
import type { FormSender } from './formSender.ts';
import {
  trackKeysHonoured,
  createSimulatedNotice,
  createUpstreamClock,
  rotatedToken,
} from './answerHeaders.ts';
import { createRetryAfterGate } from './retryAfterGate.ts';
import { withRetry } from './retry.ts';
import { newTrace } from './request.ts';

/** Dependencies and settings of the client. */
export type ClientOptions = {
  /** Path prefix of the contract, such as `/api`. */
  baseUrl: string;
  /** Sends a request as `fetch` does. */
  fetch: (request: Request) => Promise<Response>;
  /** Sends uploads with progress. Default: `fetch`, without progress. */
  sendForm?: FormSender | undefined;
  /** Returns the current session token; null without a session. Called for each request. */
  token: () => string | null;
  /** Source of time and timers. */
  clock: Clock;
  /** `Accept-Language` of the customer (`es`). Default: the browser's. */
  language?: string | undefined;
  /** Call timeout including the body, milliseconds. Default: 10 s. */
  timeoutMs?: number | undefined;
  /** Total tries of a read. Default: 3. */
  readTries?: number | undefined;
  /** Returns a number from 0 (inclusive) to 1 (exclusive), for retry pauses. */
  random?: (() => number) | undefined;
  /**
   * Awaited before each try of a read, such as `ownTask`, so that several reads of a screen do not
   * block a frame.
   */
  yieldToMain?: (() => Promise<void>) | undefined;
  /** Format of the upstream's times and numbers, where the operator has set it. */
  format?: UpstreamFormat | undefined;
  /** Formats of the upstream that `onFormat` reported earlier, such as before a reload. */
  learned?: UpstreamFormat | undefined;
  /** Called with all formats when one becomes known or changes; an unknown format is null. */
  onFormat?: ((format: UpstreamFormat) => void) | undefined;
  /** Called when the upstream replaces the token of the session. */
  onToken?: ((token: string) => void) | undefined;
  /** Called once per session that the upstream ends. */
  onSessionEnd: (reason: SessionEndReason) => void;
  /** Called with the first answer, and again if a later one reports simulated money. */
  onSimulated: (simulated: boolean) => void;
};

/** Options of every call. */
export type CallOptions = {
  /** Aborts the call; the call then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
};

/** `stalledMs` replaces the call timeout with a limit on time without progress. */
type TimeoutOptions = CallOptions & { stalledMs?: number };

/** Options that a resource passes to openapi-fetch unchanged. */
type SendInit = { signal: AbortSignal; headers: Record<string, string>; parseAs: 'text' };

/** Sends one request of the contract. `moved` reports upload progress. */
type Send = (wire: Client<paths>, init: SendInit, moved: () => void) => Promise<Answer>;

/** Sends calls and unwraps their answers. The data is not validated: resources decode it. */
export type Transport = {
  /** Sends a call without side effects; retries it. */
  read: (send: Send, options?: TimeoutOptions) => Promise<unknown>;
  /** Sends a call with side effects; never retries it. */
  write: (send: Send, options?: TimeoutOptions) => Promise<unknown>;
  /**
   * Sends a write that does not belong to the current session, so its answer cannot end the
   * session.
   */
  anonymous: (send: Send, options?: CallOptions) => Promise<unknown>;
  /** Returns epoch milliseconds of the client's clock. */
  now: () => number;
  /**
   * Returns whether the latest answer honoured Idempotency-Key; if it did, a call can be sent again
   * with its key. Null before the first answer.
   */
  honoursKeys: () => boolean | null;
  /**
   * Reports that the money is simulated, where an answer states it in its data instead of the
   * header.
   */
  confirmSimulated: () => void;
  /**
   * IANA name of the upstream's time zone; null while it is unknown. Times without a zone cannot be
   * read then.
   */
  timeZone: () => string | null;
  /**
   * Takes formats that the upstream announces; returns whether they change how answers are read.
   */
  announceFormat: (format: UpstreamFormat) => boolean;
  /** Milliseconds by which the client's clock is ahead of the upstream's; 0 while unknown. */
  clockAheadMs: () => number;
  /** Parts of the options for calls that openapi-fetch cannot make. */
  raw: Pick<ClientOptions, 'baseUrl' | 'fetch'> & {
    /** Sends a form and reports its progress. */
    sendForm: FormSender;
    /** Parses JSON in the upstream's format of times and numbers. */
    parse: (json: string) => unknown;
  };
};

/** Properties shared by all tries of a call. */
type Attempt = { kind: CallKind; traceparent: () => string };

/**
 * Creates the transport of all calls. A call rejects with one of the five CorroErrors or with the
 * caller's abort reason.
 */
export function createTransport(options: ClientOptions): Transport {
  const {
    clock,
    token,
    language,
    timeoutMs = requestTimeoutMs,
    readTries = 3,
    random = Math.random,
    yieldToMain,
  } = options;
  const reader = createAnswerReader(
    options.format ?? {},
    options.learned ?? {},
    options.onFormat ?? (() => undefined),
  );
  const fetch = (request: Request) => reader.fetch(request, options.fetch);
  const wire = createFetchClient<paths>({ baseUrl: options.baseUrl, fetch });
  const upstreamClock = createUpstreamClock(clock);
  const sessionEnded = createSessionEndReporter(token, options.onSessionEnd);
  const keys = trackKeysHonoured();
  const retryAfter = createRetryAfterGate(clock);
  const simulated = createSimulatedNotice(options.onSimulated);

  async function attempt(
    send: Send,
    signal: AbortSignal | undefined,
    { kind, traceparent }: Attempt,
    withinMs = timeoutMs,
  ) {
    if (kind === 'read') {
      if (yieldToMain) await yieldToMain();
      retryAfter.check();
    }
    const sentWith = kind === 'anonymous' ? null : token();
    const headers = {
      traceparent: traceparent(),
      ...(language === undefined ? {} : { 'accept-language': language }),
      ...(sentWith === null ? {} : { token: sentWith }),
    };
    try {
      const answer = await withDeadline(clock, withinMs, signal, (inTime, moved) =>
        send(wire, { signal: inTime, headers, parseAs: 'text' }, moved),
      );
      simulated.notice(answer.response);
      keys.notice(answer.response);
      upstreamClock.notice(answer.response);
      if (kind === 'read') retryAfter.notice(answer.response);
      const rotated = answer.response.status === 401 ? null : rotatedToken(answer.response);
      const isOfSession = sentWith !== null && sentWith === token();
      if (isOfSession && rotated !== null && rotated !== sentWith) options.onToken?.(rotated);
      return unwrap(reader.read(answer, upstreamClock.now()), kind);
    } catch (error) {
      if (error instanceof SessionEnded && kind !== 'anonymous') {
        // The token was replaced during this read. `withRetry` repeats a read after NetworkFailed,
        // then with the new token.
        if (kind === 'read' && token() !== null && token() !== sentWith)
          throw new NetworkFailed(error);
        sessionEnded(sentWith, error.reason);
      }
      throw signal?.aborted || isCorroError(error) ? error : new NetworkFailed(error);
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
    timeZone: reader.timeZone,
    announceFormat: (format) => reader.announce(format),
    clockAheadMs: upstreamClock.aheadMs,
    raw: {
      baseUrl: options.baseUrl,
      fetch,
      parse: reader.parse,
      sendForm: options.sendForm ?? (({ request }) => options.fetch(request)),
    },
  };
}
