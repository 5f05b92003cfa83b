import { randomUUID } from 'node:crypto';
import { createSandbox, type Sandbox } from '@corro/sandbox';

export interface Answer<Data> {
  readonly msg: string;
  readonly data: Data;
}

/** Opens a sandbox on a Postgres, with a fake clock. */
export function sandboxAt(databaseUrl: string, now: number): Promise<Sandbox> {
  const market = { marketFeed: 'simulated', marketDataDir: null } as const;
  const settings = { dataDir: 'memory://', databaseUrl, callPoints: 0, ...market };
  return createSandbox({ settings, clock: Date, time: { now: () => now } });
}

/** Calls a sandbox: POST if there is a body, otherwise GET. */
export async function call<Data>(
  sandbox: Sandbox,
  path: string,
  token: string | null,
  body?: object,
  key: string = randomUUID(),
): Promise<Answer<Data>> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': key,
    ...(token === null ? {} : { token }),
  };
  const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await sandbox.fetch(new Request(`http://any/api${path}`, { headers, ...post }));
  return response.json();
}

/** Registers a customer and returns a token. */
export async function newcomerAt(sandbox: Sandbox, phone: number): Promise<string> {
  const customer = { user: String(phone), password: 'secreta-1' };
  await call(sandbox, '/stock/user/reg', null, { ...customer, code: 'CORRO' });
  return (await call<{ token: string }>(sandbox, '/stock/user/login', null, customer)).data.token;
}
