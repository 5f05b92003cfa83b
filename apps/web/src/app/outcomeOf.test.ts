import { NetworkFailed, ProtocolBroken, Refusal, SessionEnded, TimedOut } from '@corro/client';
import { expect, it } from 'vitest';
import { outcomeOf } from './outcomeOf.ts';

const failed = (failure: string) => ({ kind: 'failed', failure });

it.each([
  ['no network', new NetworkFailed('gone'), failed('network')],
  ['no answer in time', new TimedOut(10_000), failed('timeout')],
  ['an unreadable answer', new ProtocolBroken('not-json', 'a page', 200), failed('protocol')],
  ['missing data', new ProtocolBroken('bad-data', 'no price'), failed('protocol')],
  ['HTTP 500', new ProtocolBroken('not-json', 'a page', 500), failed('server')],
  ['HTTP 502 of a gateway', new ProtocolBroken('empty', 'nothing', 502), failed('server')],
  ['HTTP 503 for a write', new ProtocolBroken('no-msg', 'JSON', 503), failed('server')],
  ['an order in progress', new Refusal('in-progress'), failed('timeout')],
  ['a refusal', new Refusal('busy'), { kind: 'refused', code: 'busy', values: {} }],
  [
    'the end of the session',
    new SessionEnded('logout'),
    { kind: 'refused', code: 'session-ended', values: {} },
  ],
])('%s', async (_, error, outcome) => {
  expect(await outcomeOf(() => Promise.reject(error))).toEqual(outcome);
});
