import { type ScriptedAnswer, answer } from './answers.ts';

/** A call as it went over the wire. */
export type RecordedCall = {
  method: string;
  /** Without the `/api` in front: `/v2/yahoo`. */
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** JSON as a value, a form as FormData, null without a body. */
  body: unknown;
  /** Of the request: whether the abort has reached the wire. */
  signal: AbortSignal;
};

/** What a script answers from: always the same, one after the other (the last stays), or by the call. */
export type Script = ScriptedAnswer | ScriptedAnswer[] | ((call: RecordedCall) => ScriptedAnswer);

/** A call that waits for its answer. */
export type HeldCall = {
  /** `METHOD /path`. */
  readonly route: string;
  readonly call: RecordedCall;
  /** Answers it; it waits no longer. */
  answer(how: ScriptedAnswer): void;
};

export type ScriptedFetch = {
  /** To be given to `createTransport` with the base address `scriptedBase`. */
  fetch: (request: Request) => Promise<Response>;
  /** Every call so far, in order. */
  calls: RecordedCall[];
  /** Those of one method and path, such as `GET /v2/yahoo`. */
  callsTo(route: string): RecordedCall[];
  /** Replaces the script of one method and path. */
  script(route: string, script: Script): void;
  /** Marks every answer from now on, or none: an upstream that honours keys, or does not. None unless called. */
  honourKeys(honoured: boolean): void;
  /** Lets the calls of one method and path wait from now on, until each is answered by hand. */
  hold(route: string): void;
  /** The calls that wait, oldest first; those that are given up go. */
  held(): readonly HeldCall[];
  /** Calls back whenever a call begins to wait, or waits no longer. */
  onHeld(listener: () => void): void;
};

/** An address that no request ever reaches. */
export const scriptedBase = 'http://upstream.test/api';

/**
 * A fetch that answers from a script for each `METHOD /path` and remembers what it was asked. A route
 * without a script breaks the protocol, and says so in the error: a test says all that it expects.
 */
export function createScriptedFetch(scripts: Record<string, Script> = {}): ScriptedFetch {
  const calls: RecordedCall[] = [];
  const byRoute = new Map(Object.entries(scripts));
  const countOf = new Map<string, number>();
  let honoursKeys = false;
  const held = new Set<HeldCall>();
  const listeners = new Set<() => void>();

  function change(how: 'add' | 'delete', waiting: HeldCall): void {
    held[how](waiting);
    for (const listener of listeners) listener();
  }

  function holding(route: string, call: RecordedCall): ScriptedAnswer {
    return {
      respond: (signal) =>
        new Promise((resolve, reject) => {
          const waiting: HeldCall = {
            route,
            call,
            answer(how) {
              change('delete', waiting);
              resolve(how.respond(signal));
            },
          };
          change('add', waiting);
          signal.addEventListener('abort', () => {
            change('delete', waiting);
            reject(signal.reason);
          });
        }),
    };
  }

  function script(route: string, how: Script): void {
    byRoute.set(route, how);
    countOf.delete(route);
  }

  function next(route: string, call: RecordedCall): ScriptedAnswer {
    const how = byRoute.get(route);
    const count = countOf.get(route) ?? 0;
    countOf.set(route, count + 1);
    const found = Array.isArray(how)
      ? how[Math.min(count, how.length - 1)]
      : typeof how === 'function'
        ? how(call)
        : how;
    return found ?? answer.json({ msg: `No script for ${route}` });
  }

  return {
    calls,
    callsTo: (route) => calls.filter((call) => `${call.method} ${call.path}` === route),
    script,
    honourKeys: (honoured) => void (honoursKeys = honoured),
    hold: (route) => script(route, (call) => holding(route, call)),
    held: () => [...held],
    onHeld: (listener) => void listeners.add(listener),
    async fetch(request) {
      const call = await record(request);
      calls.push(call);
      request.signal.throwIfAborted();
      const response = await next(`${call.method} ${call.path}`, call).respond(request.signal);
      if (honoursKeys) response.headers.set('Idempotency-Honoured', 'true');
      return response;
    },
  };
}

async function record(request: Request): Promise<RecordedCall> {
  const url = new URL(request.url);
  return {
    method: request.method,
    path: url.pathname.replace(/^\/api/, ''),
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(request.headers),
    body: await readBody(request),
    signal: request.signal,
  };
}

async function readBody(request: Request): Promise<unknown> {
  if (request.body === null) return null;
  const type = request.headers.get('content-type') ?? '';
  return type.startsWith('multipart/form-data') ? request.formData() : request.json();
}
