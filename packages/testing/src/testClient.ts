import { type ClientOptions, type CorroClient, createClient } from '@corro/client';
import { type FakeClock, createFakeClock } from './fakeClock/fakeClock.ts';
import {
  type Script,
  type ScriptedFetch,
  createScriptedFetch,
  scriptedBase,
} from './scriptedFetch/scriptedFetch.ts';

export type TestClient = {
  client: CorroClient;
  upstream: ScriptedFetch;
  clock: FakeClock;
  /** Reasons for which sessions have ended, in order. */
  ended: string[];
  /** What the client has said of the simulation, in order. */
  simulated: boolean[];
};

/** The real client over a scripted upstream and a clock that stands; logged in as `token-1`. */
export function createTestClient(
  scripts: Record<string, Script> = {},
  over: Partial<ClientOptions> = {},
): TestClient {
  const upstream = createScriptedFetch(scripts);
  const standing = createFakeClock();
  const clock: FakeClock = {
    ...standing,
    // What the client loads on demand is there before time goes on.
    advance: async (ms) => {
      await client.prepare();
      await standing.advance(ms);
    },
  };
  const ended: string[] = [];
  const simulated: boolean[] = [];
  const client = createClient({
    baseUrl: scriptedBase,
    fetch: upstream.fetch,
    token: () => 'token-1',
    clock,
    random: () => 0,
    onSessionEnd: (reason) => ended.push(reason),
    onSimulated: (flag) => simulated.push(flag),
    ...over,
  });
  return { client, upstream, clock, ended, simulated };
}
