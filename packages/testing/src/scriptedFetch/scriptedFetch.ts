import { type ScriptedAnswer, answer } from './answers.ts';

/** A call on the wire. */
export type RecordedCall = {
  method: string;
  /** Path after `/api`, such as `/v2/yahoo`. */
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** Parsed JSON or FormData; null without a body. */
  body: unknown;
  /** Signal of the request; tells whether an abort reached the wire. */
  signal: AbortSignal;
};

/** One answer for all calls, a list (the last repeats), or a function of the call. */
export type Script = ScriptedAnswer | ScriptedAnswer[] | ((call: RecordedCall) => ScriptedAnswer);

export type HeldCall = {
  readonly route: string;
  readonly call: RecordedCall;
  /** Answers the call and stops holding it. */
  answer(scripted: ScriptedAnswer): void;
};

export type ScriptedFetch = {
  /** For `createTransport`, with the base address `scriptedBase`. */
  fetch: (request: Request) => Promise<Response>;
  /** All calls so far, in order. */
  calls: RecordedCall[];
  /** Calls of a route such as `GET /v2/yahoo`. */
  callsTo(route: string): RecordedCall[];
  /** Replaces the script of a route. */
  script(route: string, script: Script): void;
  /** True if later answers claim to honour idempotency keys; false by default. */
  honourKeys(honoured: boolean): void;
  /** Holds the calls of a route until each is answered by hand. */
  hold(route: string): void;
  /** Held calls, oldest first; aborted calls are removed. */
  held(): readonly HeldCall[];
  /** Calls back when a call is held or released. */
  onHeld(listener: () => void): void;
};

/** Base address of the scripted upstream; no request leaves the process. */
export const scriptedBase = 'http://upstream.test/api';

/**
 * Creates a fetch that answers from a script per `METHOD /path` and records the calls. A route
 * without a script gets an answer that breaks the protocol and names the route.
 */
export function createScriptedFetch(scripts: Record<string, Script> = {}): ScriptedFetch {
  const calls: RecordedCall[] = [];
  const byRoute = new Map(Object.entries(scripts));
  const countOf = new Map<string, number>();
  let honoursKeys = false;
  const heldCalls = new Set<HeldCall>();
  const listeners = new Set<() => void>();

  function setHeld(change: 'add' | 'delete', waiting: HeldCall): void {
    heldCalls[change](waiting);
    for (const listener of listeners) listener();
  }

  function holdAnswer(route: string, call: RecordedCall): ScriptedAnswer {
    return {
      respond: (signal) =>
        new Promise((resolve, reject) => {
          const waiting: HeldCall = {
            route,
            call,
            answer(scripted) {
              setHeld('delete', waiting);
              resolve(scripted.respond(signal));
            },
          };
          setHeld('add', waiting);
          signal.addEventListener('abort', () => {
            setHeld('delete', waiting);
            reject(signal.reason);
          });
        }),
    };
  }

  function script(route: string, answers: Script): void {
    byRoute.set(route, answers);
    countOf.delete(route);
  }

  function next(route: string, call: RecordedCall): ScriptedAnswer {
    const answers = byRoute.get(route);
    const count = countOf.get(route) ?? 0;
    countOf.set(route, count + 1);
    const found = Array.isArray(answers)
      ? answers[Math.min(count, answers.length - 1)]
      : typeof answers === 'function'
        ? answers(call)
        : answers;
    return found ?? answer.json({ msg: `No script for ${route}` });
  }

  return {
    calls,
    callsTo: (route) => calls.filter((call) => `${call.method} ${call.path}` === route),
    script,
    honourKeys: (honoured) => void (honoursKeys = honoured),
    hold: (route) => script(route, (call) => holdAnswer(route, call)),
    held: () => [...heldCalls],
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
