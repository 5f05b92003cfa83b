import { answerText } from '../contract/answerText.ts';
import type { Contract } from '@corro/openapi/contract';
import { differencesOf } from './differences.ts';
import { rowsOf, textOf } from './rows.ts';

/** Timeout of the app in milliseconds (spec §7). */
const appWaitsMs = 10_000;

export interface CallInput {
  readonly query?: Readonly<Record<string, string>>;
  /** Path parameters: `{ id: '7' }` for `/files/{id}`. */
  readonly path?: Readonly<Record<string, string>>;
  /** A form; any other value is sent as JSON. */
  readonly body?: unknown;
  readonly key?: string;
  /** Replaces the customer's token; null sends none. */
  readonly token?: string | null;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** Null if the answer has no envelope. */
  readonly msg: string | null;
  readonly data: unknown;
}

/** Findings about one call of the contract, collected over all requests of this call. */
export interface Finding {
  readonly call: string;
  /** Differences from the contract. */
  readonly differences: readonly string[];
  /** Codes of refusals. */
  readonly refusals: readonly string[];
  /** True if at least one answer was `ok`. */
  readonly isSeen: boolean;
}

/** Calls an upstream and records differences from the contract. */
export interface Yardstick {
  readonly call: (name: string, input?: CallInput) => Promise<Answered | null>;
  /** Makes a call and returns the `data` of a successful answer, otherwise null. */
  readonly ask: (name: string, input?: CallInput) => Promise<unknown>;
  /** Records a difference that no schema covers. */
  readonly note: (name: string, difference: string) => void;
  readonly logIn: (token: string) => void;
  /** Value of a config tag; empty if the config lacks the tag. */
  readonly tag: (name: string) => string;
  readonly findings: () => readonly Finding[];
}

export interface YardstickOptions {
  readonly contract: Contract;
  /** Address without `/api`. */
  readonly upstreamUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

interface Noted {
  readonly differences: Set<string>;
  readonly refusals: Set<string>;
  isSeen: boolean;
}

export function createYardstick(options: YardstickOptions): Yardstick {
  const { contract, upstreamUrl, fetch, now } = options;
  const noted = new Map<string, Noted>();
  let customer: string | null = null;
  let config: unknown = null;
  const tag = (name: string) =>
    textOf(
      rowsOf(config).find((row) => row['tag'] === name),
      'value',
    );

  function notedOf(name: string): Noted {
    const known = noted.get(name);
    if (known !== undefined) return known;
    if (!contract.calls.includes(name)) throw new Error(`The contract has no ${name}.`);
    const made: Noted = { differences: new Set(), refusals: new Set(), isSeen: false };
    noted.set(name, made);
    return made;
  }

  async function call(name: string, input: CallInput = {}): Promise<Answered | null> {
    const { differences, refusals } = notedOf(name);
    const token = input.token === undefined ? customer : input.token;
    const sentAt = now();
    let response: Response;
    let text: string;
    try {
      response = await fetch(requestOf(upstreamUrl, name, { ...input, token }));
      text = await answerText(response);
    } catch (error) {
      differences.add(`no answer: ${reasonOf(error)}`);
      return null;
    }
    for (const one of formsIn(response, text)) differences.add(one);
    const tookMs = now() - sentAt;
    if (tookMs > appWaitsMs) {
      differences.add(`took ${(tookMs / 1000).toFixed(1)} s: the app waits 10 s`);
    }
    const { status, headers } = response;
    const type = (headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
    if (type !== 'application/json' && contract.typesOf(name, status).includes(type)) {
      notedOf(name).isSeen = true;
      return { status, headers, msg: null, data: null };
    }
    const answer = parsed(text);
    if (typeof answer !== 'object' || answer === null) {
      if (status !== 401)
        differences.add(`HTTP ${status} without an envelope (${type || 'no type'})`);
      return { status, headers, msg: null, data: null };
    }
    const schema = contract.schemaOf(name, status);
    // HTTP 401 ends the session, whatever the body of the answer is.
    if (schema === null && status !== 401)
      differences.add(`HTTP ${status}: must be 200, 400 or 401`);
    const found = schema === null ? [] : differencesOf(schema, answer);
    // The report hides values in the answer to a login, because a value may be the token.
    const isSecret = (one: string) => name === 'POST /stock/user/login' && one.startsWith('data');
    for (const one of found) {
      differences.add(
        isSecret(one) ? one.replace(/ is (?:"|\d)[^]*?(?=: must)/, ' is hidden here') : one,
      );
    }
    const msg: unknown = Reflect.get(answer, 'msg');
    const data: unknown = Reflect.get(answer, 'data');
    if (msg === 'ok' && status === 200) notedOf(name).isSeen = true;
    if (msg === 'ok' && name === 'GET /v2/config') config = data;
    if (msg === 'no') refusals.add(codeOf(data));
    return { status, headers, msg: typeof msg === 'string' ? msg : null, data };
  }

  return {
    call,
    async ask(name, input) {
      const answered = await call(name, input);
      return answered?.msg === 'ok' ? answered.data : null;
    },
    note: (name, difference) => void notedOf(name).differences.add(difference),
    logIn: (token) => void (customer = token),
    tag,
    findings: () =>
      [...noted].map(([name, { differences, refusals, isSeen }]) => ({
        call: name,
        differences: [...differences].filter(
          (one) => tag('time_zone') === '' || !one.includes('time without a zone'),
        ),
        refusals: [...refusals],
        isSeen,
      })),
  };
}

/** Matches a member of JSON whose value is a time without a zone. */
const zoneless = /"(\w+)":\s*"\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?"/g;

/** Describes differences in format that the app can read only with a setting or with extra work. */
function formsIn({ headers, redirected }: Response, text: string): string[] {
  const names = new Set([...text.matchAll(zoneless)].map(([, name]) => name));
  const charset = /charset="?([\w-]+)/i.exec(headers.get('content-type') ?? '')?.[1] ?? 'utf-8';
  return [
    ...[...names].map(
      (name) => `${name} is a time without a zone: set UPSTREAM_TIME_ZONE, or send the zone`,
    ),
    ...(isUtf8(charset) ? [] : [`the charset is ${charset}: UTF-8 is safer`]),
    ...(redirected ? ['is redirected: each call takes twice as long'] : []),
  ];
}

function isUtf8(charset: string): boolean {
  try {
    return new TextDecoder(charset).encoding === 'utf-8';
  } catch {
    return false;
  }
}

function requestOf(upstreamUrl: string, name: string, input: CallInput): Request {
  const { query = {}, path = {}, body, key, token = null } = input;
  const [method = '', template = ''] = name.split(' ');
  const at = template.replace(/\{(\w+)\}/g, (_, field) => encodeURIComponent(path[field] ?? '-'));
  const search = Object.keys(query).length === 0 ? '' : `?${new URLSearchParams(query)}`;
  const headers = new Headers({ accept: 'application/json' });
  if (token !== null) headers.set('token', token);
  if (key !== undefined) {
    headers.set('idempotency-key', key);
    headers.set('order-age', '0');
  }
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json');
  return new Request(`${upstreamUrl}/api${at}${search}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function codeOf(data: unknown): string {
  const code: unknown =
    typeof data === 'object' && data !== null ? Reflect.get(data, 'code') : data;
  return typeof code === 'string' ? code : 'without a code';
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return 'for no reason given';
}
