import { type ClientOptions, type Transport, createTransport } from '@corro/client';
import { type FakeClock, createFakeClock } from './fakeClock/fakeClock.ts';
import {
  type Script,
  type ScriptedFetch,
  createScriptedFetch,
  scriptedBase,
} from './scriptedFetch/scriptedFetch.ts';

export type TestApi = {
  /** First argument of every call. */
  api: Transport;
  upstream: ScriptedFetch;
  clock: FakeClock;
  /** Reasons of ended sessions, in order. */
  ended: string[];
  /** Reports of the simulation, in order. */
  simulated: boolean[];
};

/** The real transport over a scripted upstream and a fake clock, logged in as `token-1`. */
export function createTestApi(
  scripts: Record<string, Script> = {},
  over: Partial<ClientOptions> = {},
): TestApi {
  const upstream = createScriptedFetch(scripts);
  const clock = createFakeClock();
  const ended: string[] = [];
  const simulated: boolean[] = [];
  const api = createTransport({
    baseUrl: scriptedBase,
    fetch: upstream.fetch,
    token: () => 'token-1',
    format: { firstPage: '1' },
    clock,
    random: () => 0,
    onSessionEnd: (reason) => ended.push(reason),
    onSimulated: (flag) => simulated.push(flag),
    ...over,
  });
  return { api, upstream, clock, ended, simulated };
}
