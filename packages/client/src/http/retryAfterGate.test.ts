import { expect, it } from 'vitest';
import { createRetryAfterGate, secondsToWait } from './retryAfterGate.ts';

/**
 * Returns for each time in milliseconds whether a read goes out or is refused, after an answer at
 * 1000 ms.
 */
function after(status: number, retryAfter: string | null, ...times: number[]): string[] {
  let now = 1000;
  const gate = createRetryAfterGate({
    now: () => now,
    setTimeout: () => 0,
    clearTimeout: () => {},
  });
  const headers = retryAfter === null ? {} : { 'retry-after': retryAfter };
  gate.notice(new Response(null, { status, headers }));
  return times.map((time) => {
    now = time;
    try {
      gate.check();
      return 'goes out';
    } catch (error) {
      const { code, values } = error as { code: string; values: { seconds: number } };
      return `${code} ${values.seconds}`;
    }
  });
}

it.each([
  [429, 'too-many-calls'],
  [503, 'busy'],
])('blocks reads for the time that HTTP %i requests, with the refusal %s', (status, code) => {
  expect(after(status, '3', 1000, 2500, 3999, 4000)).toEqual([
    `${code} 3`,
    `${code} 2`,
    `${code} 1`,
    'goes out',
  ]);
});

it('retries after at most a minute, even if told to wait longer', () => {
  expect(after(503, '86400', 60_999, 61_000)).toEqual(['busy 1', 'goes out']);
});

it.each([
  [200, '3'],
  [502, '3'],
  [429, null],
  [429, 'Sun, 22 Nov 2026 10:00:00 GMT'],
  [429, '-1'],
])('does not block reads after HTTP %i with %j', (status, retryAfter) => {
  expect(after(status, retryAfter, 1000)).toEqual(['goes out']);
});

it.each([
  ['0', 0],
  ['999999', 999_999],
  ['1000000', null],
  ['1.5', null],
  ['3 s', null],
  ['', null],
])('reads Retry-After %j as %j', (header, seconds) => {
  expect(secondsToWait(new Response(null, { headers: { 'retry-after': header } }))).toBe(seconds);
});
