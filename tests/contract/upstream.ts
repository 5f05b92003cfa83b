import { createTransport, logIn, type Transport } from '@corro/client';
import { createSandbox, demoCustomer, inMemory } from '@corro/sandbox';

/** Start of the clock: 15:30 in Mexico City. */
const start = Date.UTC(2026, 10, 20, 21, 30);

/** The price feed of a sandbox. */
export type Market =
  | { readonly marketFeed: 'simulated'; readonly marketDataDir: null }
  | { readonly marketFeed: 'recorded'; readonly marketDataDir: string };

/** A sandbox in this process, and the app's client with the demo customer logged in. */
export interface Upstream {
  readonly api: Transport;
  /** Epoch milliseconds; only `advance` moves the clock. */
  now(): number;
  advance(milliseconds: number): void;
  /** Opens a new session. */
  logIn(): Promise<void>;
  close(): Promise<void>;
}

export async function startUpstream(
  market: Market = { marketFeed: 'simulated', marketDataDir: null },
): Promise<Upstream> {
  let now = start;
  let token: string | null = null;
  const sandbox = await createSandbox({
    settings: { dataDir: inMemory, databaseUrl: null, callPoints: 0, ...market },
    clock: { now: () => now },
  });
  const api = createTransport({
    baseUrl: 'http://localhost/api',
    fetch: async (request) => sandbox.fetch(request),
    token: () => token,
    // Timers never fire, so that no call times out on a slow machine.
    clock: { now: () => now, setTimeout: () => 0, clearTimeout: () => undefined },
    readTries: 1,
    random: () => 0,
    onSessionEnd: () => undefined,
    onSimulated: () => undefined,
  });
  const { phone, password } = demoCustomer;
  const openSession = async () => {
    ({ token } = await logIn(api, { phone, password }));
  };
  await openSession();
  return {
    api,
    now: () => now,
    advance: (milliseconds) => void (now += milliseconds),
    logIn: openSession,
    close: () => sandbox.close(),
  };
}
