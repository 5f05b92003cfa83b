import { afterAll } from 'vitest';
import { createSandbox, demoCustomer, inMemory, type Sandbox } from '@corro/sandbox';
import { readContract, type Contract } from '@corro/openapi/contract';
import { type CallInput, requestOf } from './request.ts';

/** Half past three in the afternoon in Mexico City, on a day that will not change. */
const start = Date.UTC(2026, 10, 20, 21, 30);

/** An answer, held against the contract before a test sees it. */
export interface Answer<Data> {
  readonly status: number;
  readonly msg: string;
  /** Of the shape that the test says: the contract has checked it already. */
  readonly data: Data;
}

/** The sandbox in this process, spoken to as over the wire, every answer held against the contract. */
export interface Upstream {
  readonly contract: Contract;
  call<Data = unknown>(name: string, input?: CallInput): Promise<Answer<Data>>;
  /** The bytes of an answer of another type than JSON, which must be one of the contract's. */
  bytes(name: string, input?: CallInput): Promise<Uint8Array>;
  login(phone?: string, password?: string): Promise<string>;
  /** For the app's client. The answers are not held against the contract, and the clock does not move. */
  fetch(request: Request): Promise<Response>;
  /** The tests' clock, epoch milliseconds. */
  now(): number;
  /** Moves it on, by milliseconds. */
  pass(milliseconds: number): void;
  close(): Promise<void>;
}

/** Where a sandbox takes its prices from. */
export type Market =
  | { readonly marketFeed: 'simulated'; readonly marketDataDir: null }
  | { readonly marketFeed: 'recorded'; readonly marketDataDir: string };

/** Starts a sandbox with a database of its own. */
export async function startUpstream(
  market: Market = { marketFeed: 'simulated', marketDataDir: null },
): Promise<Upstream> {
  const contract = readContract();
  // A millisecond to a call: orders have an order in time, and prices, which change by the second, stand still.
  let now = start;
  const sandbox: Sandbox = await createSandbox({
    settings: {
      dataDir: inMemory,
      databaseUrl: null,
      ...market,
    },
    clock: { now: () => now },
  });

  async function send(name: string, input: CallInput = {}): Promise<Response> {
    now += 1;
    const response = await sandbox.fetch(requestOf(name, input));
    if (response.headers.get('x-corro-simulated') !== 'true') {
      throw new Error(`${name} does not say that it is simulated.`);
    }
    return response;
  }

  async function call<Data>(name: string, input?: CallInput): Promise<Answer<Data>> {
    const response = await send(name, input);
    const answer: Answer<Data> = { status: response.status, ...(await response.json()) };
    const { status, ...envelope } = answer;
    const problems = contract.problemsOf(name, status, envelope);
    if (problems.length > 0) {
      throw new Error(`${name} answered ${JSON.stringify(envelope)}:\n  ${problems.join('\n  ')}`);
    }
    return answer;
  }

  return {
    contract,
    call,
    async bytes(name, input) {
      const response = await send(name, input);
      const type = response.headers.get('content-type') ?? '';
      if (!contract.typesOf(name, response.status).includes(type)) {
        throw new Error(`${name} answered with ${type}, which the contract does not know.`);
      }
      return new Uint8Array(await response.arrayBuffer());
    },
    async login(phone = demoCustomer.phone, password = demoCustomer.password) {
      const { data } = await call<{ token: string }>('POST /stock/user/login', {
        body: { user: phone, password },
      });
      return data.token;
    },
    fetch: async (request) => sandbox.fetch(request),
    now: () => now,
    pass: (milliseconds) => void (now += milliseconds),
    close: () => sandbox.close(),
  };
}

/** Starts one for all tests of the file that calls this, with the demo customer logged in. */
export async function openForFile(): Promise<{ upstream: Upstream; token: string }> {
  const upstream = await startUpstream();
  afterAll(() => upstream.close());
  return { upstream, token: await upstream.login() };
}
