import { expect, it } from 'vitest';
import {
  isCorroError,
  NetworkFailed,
  ProtocolBroken,
  Refusal,
  SessionEnded,
  TimedOut,
} from './errors.ts';

it.each([
  [new Refusal('busy'), 'Refusal', 'refusal', 'Refused: busy'],
  [new SessionEnded('logout'), 'SessionEnded', 'session-ended', 'Session ended: logout'],
  [new TimedOut(10_000), 'TimedOut', 'timed-out', 'No answer within 10000 ms'],
  [new NetworkFailed(null), 'NetworkFailed', 'network-failed', 'The network failed'],
  [
    new ProtocolBroken('empty', 'the answer is empty', 500),
    'ProtocolBroken',
    'protocol-broken',
    'Protocol broken (empty): the answer is empty',
  ],
])('%s has a name, a kind and a message for logs', (error, name, kind, message) => {
  expect([error.name, error.kind, error.message]).toEqual([name, kind, message]);
  expect(isCorroError(error)).toBe(true);
});

it('keeps the cause of a network failure', () => {
  const cause = new TypeError('fetch failed');
  expect(new NetworkFailed(cause).cause).toBe(cause);
});
