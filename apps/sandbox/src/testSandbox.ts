import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { createSandbox, inMemory, type Sandbox } from './index.ts';
import { instruments, scriptedFeed, start } from './testFeed.ts';

// For tests: a sandbox on a database in memory, with prices (testFeed.ts) and a clock set by hand.

const envelope = z.object({ msg: z.string(), data: z.unknown() });
const loggedIn = z.object({ data: z.object({ token: z.string() }) });

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  bytes: Uint8Array;
  body: { msg: string; data: unknown } | null;
}

/** A sandbox whose prices and clock the test sets. */
export interface TestSandbox {
  sandbox: Sandbox;
  prices: Map<string, string>;
  /** Moves the clock on. */
  pass(milliseconds: number): void;
  /** Sets the clock, back as well: customers who have lived on are not to be used before. */
  at(time: number): void;
  get(path: string, token?: string): Promise<Reply>;
  /** A string or a form goes as it is, anything else as JSON; under a key of its own unless one is given. */
  post(
    path: string,
    body: unknown,
    token?: string,
    headers?: Record<string, string>,
  ): Promise<Reply>;
  login(phone: string, password: string): Promise<string>;
  /** Registers a new customer, logs in, and returns the token. */
  newcomer(): Promise<string>;
  faults: unknown[];
  /** What the database was sent, the latest last. */
  statements: string[];
}

function parsed(text: string): Reply['body'] {
  try {
    return envelope.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Opens it on an empty database of its own, or on the folder of one. */
export async function openTestSandbox({ dataDir = inMemory } = {}): Promise<TestSandbox> {
  let time = start;
  let phones = 5_510_000_000;
  const prices = new Map(instruments.map(({ symbol }) => [symbol, '100.00']));
  const faults: unknown[] = [];
  const statements: string[] = [];
  const clock = { now: () => time };
  const sandbox = await createSandbox({
    settings: {
      dataDir,
      databaseUrl: null,
      marketFeed: 'simulated',
      marketDataDir: null,
    },
    clock,
    feed: scriptedFeed(prices, clock.now),
    onFault: (error) => faults.push(error),
    onStatement: (sql) => statements.push(sql),
  });
  async function send(path: string, token: string | undefined, init: RequestInit): Promise<Reply> {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('token', token);
    const request = new Request(`http://sandbox/api${path}`, { ...init, headers });
    const response = await sandbox.fetch(request);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const { status } = response;
    return { status, headers: response.headers, text, bytes, body: parsed(text) };
  }
  const kit: TestSandbox = {
    sandbox,
    prices,
    faults,
    statements,
    pass: (milliseconds) => void (time += milliseconds),
    at: (moment) => void (time = moment),
    get: (path, token) => send(path, token, {}),
    post: (path, body, token, headers = {}) => {
      const isForm = body instanceof FormData;
      const isWritten = typeof body === 'string' || isForm;
      return send(path, token, {
        method: 'POST',
        body: isWritten ? body : JSON.stringify(body),
        headers: {
          'Idempotency-Key': randomUUID(),
          // The type of a form is written with its boundary, by what sends it.
          ...(isForm ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      });
    },
    async login(phone, password) {
      const { body } = await kit.post('/stock/user/login', { user: phone, password });
      return loggedIn.parse(body).data.token;
    },
    async newcomer() {
      phones += 1;
      const user = String(phones);
      await kit.post('/stock/user/reg', { user, password: 'secret-7', code: 'CORRO' });
      return kit.login(user, 'secret-7');
    },
  };
  return kit;
}
