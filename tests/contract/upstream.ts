import { createSandbox, demoCustomer, inMemory, type Sandbox } from '@corro/sandbox';
import { readContract, type Contract } from './contract.ts';

/** Half past three in the afternoon in Mexico City, on a day that will not change. */
const start = Date.UTC(2026, 10, 20, 21, 30);

/** What goes with a call. */
export interface CallInput {
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as it is when it is text, else as JSON. */
  readonly body?: unknown;
  readonly token?: string;
  readonly key?: string;
}

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
  login(phone?: string, password?: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts a sandbox with a database of its own. */
export async function startUpstream(): Promise<Upstream> {
  const contract = readContract();
  // A millisecond to a call: orders have an order in time, and prices, which change by the second, stand still.
  let now = start;
  const sandbox: Sandbox = await createSandbox({
    settings: {
      dataDir: inMemory,
      databaseUrl: null,
      marketFeed: 'simulated',
      marketDataDir: null,
    },
    clock: { now: () => now },
  });

  async function call<Data>(name: string, input: CallInput = {}): Promise<Answer<Data>> {
    now += 1;
    const response = await sandbox.fetch(requestOf(name, input));
    const answer: Answer<Data> = { status: response.status, ...(await response.json()) };
    const { status, ...envelope } = answer;
    const problems = contract.problemsOf(name, status, envelope);
    if (problems.length > 0) {
      throw new Error(`${name} answered ${JSON.stringify(envelope)}:\n  ${problems.join('\n  ')}`);
    }
    if (response.headers.get('x-corro-simulated') !== 'true') {
      throw new Error(`${name} does not say that it is simulated.`);
    }
    return answer;
  }

  return {
    contract,
    call,
    async login(phone = demoCustomer.phone, password = demoCustomer.password) {
      const { data } = await call<{ token: string }>('POST /stock/user/login', {
        body: { user: phone, password },
      });
      return data.token;
    },
    close: () => sandbox.close(),
  };
}

function requestOf(name: string, { query, body, token, key }: CallInput): Request {
  const [method = '', path = ''] = name.split(' ');
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  const headers = new Headers();
  if (token !== undefined) headers.set('token', token);
  if (key !== undefined) headers.set('idempotency-key', key);
  if (body !== undefined) headers.set('content-type', 'application/json');
  return new Request(`http://localhost/api${path}${search}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}
