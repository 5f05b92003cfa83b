import { createSandbox, inMemory, type Sandbox } from '@corro/sandbox';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerText } from '../contract/answerText.ts';
import { readContract, type RequestShape } from '@corro/openapi/contract';
import { valid, wrong, wrongText } from './fuzz/values.ts';

// Sends valid and invalid requests of every call. CORRO_FUZZ sets the number of each; CORRO_SEED repeats a run.

const count = Number(process.env['CORRO_FUZZ'] ?? 10);
const seed = Number(process.env['CORRO_SEED'] ?? Date.now() % 1_000_000_000);

const contract = readContract();
const faults: unknown[] = [];
const statuses = new Map<number, number>();
let sandbox: Sandbox;
let token = '';
let now = Date.UTC(2026, 10, 20, 21, 30);

/**
 * The customer of this test. The contract's examples use another customer, because one example
 * resets the password of its customer.
 */
const customer = { user: '5590000001', password: 'Clave-larga-7734' };

async function post(path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await sandbox.fetch(new Request(`http://any/api/stock/user${path}`, init));
  return ((await response.json()) as { data: unknown }).data;
}

async function logIn(): Promise<void> {
  // Advances the clock by more than the longest wait after too many attempts.
  now += 25 * 3_600_000;
  ({ token } = (await post('/login', customer)) as { token: string });
}

beforeAll(async () => {
  const settings = { dataDir: inMemory, databaseUrl: null, marketDataDir: null, callPoints: 0 };
  sandbox = await createSandbox({
    settings: { ...settings, marketFeed: 'simulated' },
    clock: { now: () => now },
    onFault: (error) => faults.push(error),
  });
  await post('/reg', { ...customer, code: 'CORRO' });
  await logIn();
}, 120_000);
afterAll(async () => {
  await sandbox.close();
  const counts = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
  process.stdout.write(`fuzz: seed ${seed}, ${count} valid and invalid of each call: ${counts}\n`);
});

interface Sent {
  query: readonly (readonly [string, string])[];
  path: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
  body: string | FormData | null;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Generates valid requests, including the contract's example. */
function validOf({ parameters, body }: RequestShape): fc.Arbitrary<Sent> {
  const fields = parameters.map(({ name, in: place, required = false, schema, example }) => {
    const value = fc.oneof(fc.constant(example ?? '-'), valid(schema)).map(asText);
    const key = fc.constant(example).map(() => crypto.randomUUID());
    const given = name === 'Idempotency-Key' ? key : value;
    return fc.tuple(
      fc.constant(place),
      fc.constant(name),
      required || place === 'path' ? given : fc.option(given),
    );
  });
  const sent =
    body === null
      ? fc.constant(null)
      : fc
          .oneof(fc.constant(body.example), valid(body.schema))
          .map((value) => bodyOf(body.type, value));
  return fc.tuple(fc.tuple(...fields), sent).map(([given, sentBody]) => {
    const of = (place: string) =>
      given.flatMap(([at, name, value]) =>
        at === place && value !== null ? [[name, value] as const] : [],
      );
    const type = typeof sentBody === 'string' ? { 'content-type': 'application/json' } : {};
    return {
      query: of('query'),
      path: Object.fromEntries(of('path')),
      headers: { ...Object.fromEntries(of('header')), ...type },
      body: sentBody,
    };
  });
}

function bodyOf(type: string, value: unknown): string | FormData {
  if (type !== 'multipart/form-data') return JSON.stringify(value);
  const form = new FormData();
  form.set('file', new File([asText(Object(value).file) ?? ''], 'foto.png'));
  return form;
}

/** Generates requests with one wrong part. */
function invalidOf(shape: RequestShape): fc.Arbitrary<Sent> {
  const good = validOf(shape);
  const spoilt = fc.tuple(good, wrong, wrongText, fc.nat(), fc.string({ maxLength: 20 }));
  return spoilt.map(([sent, value, text, pick, name]) => spoil(sent, value, text, pick, name));
}

const ascii = (value: unknown) =>
  (asText(value) ?? '').replaceAll(/[^\x21-\x7e]/g, '').slice(0, 200);

function spoil(sent: Sent, value: unknown, text: string, pick: number, name: string): Sent {
  const ways: (() => Sent)[] = [
    () => ({ ...sent, query: [...sent.query, [name, asText(value) ?? '']] }),
    () => ({ ...sent, query: [...sent.query, ...sent.query] }),
    () => ({ ...sent, query: sent.query.map(([key]) => [key, asText(value) ?? ''] as const) }),
    () => ({ ...sent, query: [] }),
    () => ({ ...sent, path: mapValues(sent.path, () => asText(value) ?? '') }),
    () => ({ ...sent, headers: { ...sent.headers, 'idempotency-key': ascii(value) } }),
    () => ({ ...sent, headers: { ...sent.headers, 'order-age': ascii(value) } }),
    () => ({ ...sent, headers: { ...sent.headers, token: ascii(value) } }),
  ];
  if (sent.body !== null) {
    ways.push(
      () => ({ ...sent, body: text }),
      () => ({ ...sent, headers: { ...sent.headers, 'content-type': ascii(value) } }),
      () => ({ ...sent, headers: { ...sent.headers, 'content-type': 'multipart/form-data' } }),
      () => ({
        ...sent,
        body: `--x\r\n${text}`,
        headers: { ...sent.headers, 'content-type': 'multipart/form-data; boundary=x' },
      }),
    );
  }
  if (typeof sent.body === 'string') {
    const body = Object(JSON.parse(sent.body)) as Record<string, unknown>;
    const keys = Object.keys(body);
    const key = keys[pick % Math.max(1, keys.length)] ?? name;
    const { [key]: dropped, ...rest } = body;
    const changed = [
      { ...body, [key]: value },
      { ...body, [name]: value },
      rest,
      { ...rest, [name]: dropped },
    ];
    ways.push(...changed.map((one) => () => ({ ...sent, body: JSON.stringify(one) })));
  }
  return ways[pick % ways.length]?.() ?? sent;
}

function mapValues<Value>(
  values: Readonly<Record<string, Value>>,
  to: (value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, to(value)]));
}

function requestOf(call: string, { query, path, headers, body }: Sent): Request {
  const [method = '', template = ''] = call.split(' ');
  const at = template.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
    encodeURIComponent((path[field] ?? '').toWellFormed()),
  );
  const search = new URLSearchParams(query.map(([name, value]) => [name, value]));
  return new Request(`http://any/api${at}?${search}`, {
    method,
    headers: { token, ...headers },
    ...(body === null ? {} : { body }),
  });
}

/** Describes the problem of an answer; null if there is none. */
async function problemWith(call: string, sent: Sent): Promise<string | null> {
  now += 1;
  const response = await sandbox.fetch(requestOf(call, sent));
  const { status } = response;
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const text = await answerText(response);
  if (/^(image|text\/event-stream)/.test(response.headers.get('content-type') ?? '')) return null;
  if (status >= 500) return `${status} ${text}`;
  const answer = JSON.parse(text) as { msg: string };
  if (answer.msg === 'logout' && sent.headers['token'] === undefined)
    return 'The session has ended.';
  // Logs in again, because a logout ends the session.
  if (answer.msg === 'ok' && call.endsWith('/session/logout')) await logIn();
  // With a random path parameter the address may not exist, so 404 is a valid answer.
  if (status === 404 && call.includes('{')) return null;
  const problems = contract.problemsOf(call, status, answer);
  return problems.length === 0 ? null : `${text.slice(0, 300)}: ${problems.join('; ')}`;
}

test.each(contract.calls)('%s conforms to the contract with any input', async (call) => {
  const shape = contract.requestShapeOf(call);
  const sample = (from: fc.Arbitrary<Sent>) => fc.sample(from, { numRuns: count, seed });
  const wrongAnswers: string[] = [];
  for (const sent of [...sample(validOf(shape)), ...sample(invalidOf(shape))]) {
    const problem = await problemWith(call, sent);
    const shown = JSON.stringify({ ...sent, body: asText(sent.body) }).slice(0, 400);
    if (problem !== null) wrongAnswers.push(`${problem}\n  request ${shown}`);
  }
  expect(wrongAnswers.slice(0, 5), `seed ${seed}`).toEqual([]);
  expect(faults).toEqual([]);
});
