import { randomUUID } from 'node:crypto';
import { type Contract, readContract } from '@corro/openapi/contract';
import { afterAll, afterEach, expect } from 'vitest';
import { z } from 'zod';
import { createSandbox, inMemory, type Sandbox, type Store } from './index.ts';
import type { MarketFeed } from './market/index.ts';
import type { Repeat } from './rules/repeatInOneProcess.ts';
import type { SecurityEvent } from './rules/ruleContext.ts';
import type { Clock } from './store/index.ts';
import { instruments, scriptedFeed, start } from './testFeed.fixture.ts';

// A sandbox for tests, with an in-memory database, scripted prices (testFeed.fixture.ts) and a clock that
// the test sets.

const envelope = z.object({ msg: z.string(), data: z.unknown() });
const loggedIn = z.object({ data: z.object({ token: z.string(), device: z.string() }) });
const ordered = z.object({ msg: z.literal('ok'), data: z.object({ no: z.string() }) });
const balances = z.object({ balance: z.string() });
const cards = z.tuple([z.object({ id: z.string() })], z.unknown());

/** Login password of a new customer. */
export const newcomerPassword = 'secret-7';

export const transactionCode = '135791';

/** Body of a call that adds a card, with its confirmation. */
export const bankAccount = {
  bank: 'bank',
  branch_bank: 'Banco del Centro',
  bank_card: '002010077777777771',
  bank_user: 'Titular de la cuenta',
  stock_password: transactionCode,
};

/** A form with a photo: a GIF of one white pixel. */
export function photoForm(): FormData {
  const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');
  const form = new FormData();
  form.set('file', new File([new Uint8Array(gif)], 'foto.gif'));
  return form;
}

export const refusalBody = (data: unknown) => ({ msg: 'no', data });

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  bytes: Uint8Array;
  body: { msg: string; data: unknown } | null;
}

export interface TestSandbox {
  sandbox: Sandbox;
  prices: Map<string, string>;
  /** Advances the clock. */
  advance(milliseconds: number): void;
  /**
   * Sets the clock. After setting an earlier time, use only customers who registered before that
   * time.
   */
  setTime(time: number): void;
  get(path: string, token?: string, headers?: Record<string, string>): Promise<Reply>;
  /** Reads the `data` of an answer. */
  data(path: string, token?: string): Promise<unknown>;
  /**
   * Sends a string or a form as it is, and anything else as JSON. Adds a new Idempotency-Key unless
   * one is given.
   */
  post(
    path: string,
    body: unknown,
    token?: string,
    headers?: Record<string, string>,
  ): Promise<Reply>;
  /** Posts below `/stock/success` and returns the body. */
  send(path: string, body: unknown, token: string, key?: string): Promise<Reply['body']>;
  /** Sends an order and returns its number. */
  order(path: string, body: unknown, token: string, key?: string): Promise<string>;
  /** Reads the `data` of an answer; `path` is below `/stock/success`. */
  read(path: string, token: string): Promise<unknown>;
  balance(token: string): Promise<string>;
  /** Logs in on the customer's only device. */
  login(phone: string, password: string): Promise<string>;
  /** Registers a customer, logs in and returns the token. */
  newcomer(): Promise<string>;
  /** Sets the transaction code with the login password. */
  setCode(token: string): Promise<void>;
  newcomerWithCode(): Promise<string>;
  /** Id of the customer's first card. */
  cardOf(token: string): Promise<string>;
  /** Unexpected errors of jobs, and of calls, which are then answered with HTTP 500. */
  faults: unknown[];
  /** Statements sent to the database, oldest first. */
  statements: string[];
}

let contract: Contract | undefined;

/** Fails the test if an answer breaks the contract, which does not cover HTTP 500. */
async function expectContract(request: Request, response: Response): Promise<void> {
  contract ??= readContract();
  const call = contract.callOf(request.method, new URL(request.url).pathname.slice('/api'.length));
  if (call === null || response.status === 500) return;
  const { status, headers } = response;
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  if (type === 'application/json') {
    expect(contract.problemsOf(call, status, await response.clone().json()), call).toEqual([]);
  } else {
    expect(contract.typesOf(call, status), call).toContain(type);
  }
}

function parsed(text: string): Reply['body'] {
  try {
    return envelope.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export interface TestSandboxOptions {
  dataDir?: string;
  codeRecovery?: 'on' | 'off';
  pesoRate?: 'specified' | 'market';
  accountWaitHours?: number;
  sessionIdleMs?: number;
  /** Default: no limit, because tests send calls without a pause. */
  callPoints?: number;
  /** Replaces the scripted feed. */
  feedOf?: (market: MarketFeed, clock: { now(): number }) => MarketFeed;
  /** Receives the background work, which does not run unless the test runs it. */
  repeat?: Repeat;
  onSecurityEvent?: (event: SecurityEvent) => void;
  /** Replaces the empty database. */
  openDatabase?: (clock: Clock) => Promise<Store>;
}

/** Opens a sandbox on an empty database, or on a folder. */
export async function openTestSandbox({
  dataDir = inMemory,
  codeRecovery = 'on',
  pesoRate = 'specified',
  accountWaitHours,
  sessionIdleMs,
  callPoints = 0,
  feedOf = (market) => market,
  repeat = () => () => undefined,
  onSecurityEvent = () => undefined,
  openDatabase,
}: TestSandboxOptions = {}): Promise<TestSandbox> {
  let time = start;
  let phones = 5_510_000_000;
  const prices = new Map(instruments.map(({ symbol }) => [symbol, '100.00']));
  const devices = new Map<string, string>();
  const faults: unknown[] = [];
  const statements: string[] = [];
  const clock = { now: () => time };
  const sandbox = await createSandbox({
    settings: {
      dataDir,
      databaseUrl: null,
      marketFeed: 'simulated',
      marketDataDir: null,
      codeRecovery,
      pesoRate,
      ...(accountWaitHours === undefined ? {} : { accountWaitHours }),
      callPoints,
      ...(sessionIdleMs === undefined ? {} : { sessionIdleMs }),
    },
    clock,
    ...(openDatabase === undefined ? {} : { store: await openDatabase(clock) }),
    feed: feedOf(scriptedFeed(prices, clock.now), clock),
    repeat,
    observer: { onSecurityEvent },
    onFault: (error) => faults.push(error),
    onStatement: (sql) => statements.push(sql),
  });
  async function send(path: string, token: string | undefined, init: RequestInit): Promise<Reply> {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('token', token);
    const request = new Request(`http://sandbox/api${path}`, { ...init, headers });
    const response = await sandbox.fetch(request);
    await expectContract(request, response);
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
    advance: (milliseconds) => void (time += milliseconds),
    setTime: (moment) => void (time = moment),
    get: (path, token, headers = {}) => send(path, token, { headers }),
    data: async (path, token) => (await kit.get(path, token)).body?.data,
    post: (path, body, token, headers = {}) => {
      const isForm = body instanceof FormData;
      const isWritten = typeof body === 'string' || isForm;
      return send(path, token, {
        method: 'POST',
        body: isWritten ? body : JSON.stringify(body),
        headers: {
          'Idempotency-Key': randomUUID(),
          // A form sets its own content type, which contains its boundary.
          ...(isForm ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      });
    },
    async send(path, body, token, key) {
      const headers = key === undefined ? {} : { 'Idempotency-Key': key };
      return (await kit.post(`/stock/success${path}`, body, token, headers)).body;
    },
    order: async (path, body, token, key) =>
      ordered.parse(await kit.send(path, body, token, key)).data.no,
    read: (path, token) => kit.data(`/stock/success${path}`, token),
    balance: async (token) => balances.parse(await kit.read('/v2/balance', token)).balance,
    async login(phone, password) {
      const device = devices.get(phone);
      const { body } = await kit.post('/stock/user/login', { user: phone, password, device });
      const { data } = loggedIn.parse(body);
      devices.set(phone, data.device);
      return data.token;
    },
    async newcomer() {
      phones += 1;
      const user = String(phones);
      const registration = { user, password: newcomerPassword, code: 'CORRO' };
      await kit.post('/stock/user/reg', registration);
      return kit.login(user, newcomerPassword);
    },
    async setCode(token) {
      const code = { fund_code_new: transactionCode, type: 'transaction', is_first: true };
      const first = { ...code, password: newcomerPassword };
      const { body } = await kit.post('/stock/success/user/password/up', first, token);
      expect(body).toMatchObject({ msg: 'ok' });
    },
    async newcomerWithCode() {
      const token = await kit.newcomer();
      await kit.setCode(token);
      return token;
    },
    async cardOf(token) {
      return cards.parse(await kit.data('/stock/success/bank/list', token))[0].id;
    },
  };
  return kit;
}

/**
 * Opens a sandbox for all tests of a file. A test fails if its calls cause a fault; a test that
 * expects faults removes them from `faults`.
 */
export async function openForFile(options?: TestSandboxOptions): Promise<TestSandbox> {
  const kit = await openTestSandbox(options);
  afterEach(() => expect(kit.faults.splice(0), 'faults of the test').toEqual([]));
  afterAll(() => kit.sandbox.close());
  return kit;
}
