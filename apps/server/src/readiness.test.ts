import { expect, test } from 'vitest';
import {
  readinessAnswer,
  reportChanges,
  type StateChange,
  watchReadiness,
  type Readiness,
} from './readiness.ts';

const ready: Readiness = { ready: true, checks: { database: { ok: true } } };
const failing = () => Promise.reject(new Error('postgres://me:secret@host'));
const hang = () => new Promise<never>(() => undefined);

test('checks once a second for all callers', async () => {
  let now = 0;
  let looks = 0;
  const look = async () => {
    looks += 1;
    return ready;
  };
  const readiness = watchReadiness(look, { now: () => now, pause: hang });
  await Promise.all([readiness(), readiness(), readiness()]);
  now = 999;
  await readiness();
  expect(looks).toBe(1);
  now = 1_000;
  await readiness();
  expect(looks).toBe(2);
});

test('the server is not ready while a check hangs, and starts no second check', async () => {
  let looks = 0;
  const hanging = () => {
    looks += 1;
    return hang();
  };
  const readiness = watchReadiness(hanging, { now: () => 0, pause: () => Promise.resolve() });
  const first = await readiness();
  const second = await readiness();
  for (const answer of [first, second]) {
    expect(answer).toEqual({
      ready: false,
      checks: { checks: { ok: false, detail: 'no answer for five seconds' } },
    });
  }
  expect(looks).toBe(1);
});

test('repeats the last result for five seconds of a slow check', async () => {
  let now = 0;
  let look: () => Promise<Readiness> = () => Promise.resolve(ready);
  const readiness = watchReadiness(() => look(), {
    now: () => now,
    pause: () => Promise.resolve(),
  });
  // The pause of this test ends at once, so the answer is the result of the last finished check.
  await readiness();
  await Promise.resolve();
  look = hang;
  now = 4_999;
  expect(await readiness()).toEqual(ready);
  now = 5_000;
  expect((await readiness()).ready).toBe(false);
});

test('the server is not ready after a failed check, and hides its message', async () => {
  const answer = await watchReadiness(failing, { now: () => 0, pause: hang })();
  expect(answer.ready).toBe(false);
  expect(JSON.stringify(answer)).not.toContain('secret');
});

test('answers 200 or 503 with the checks, uncached', async () => {
  const good = readinessAnswer(ready);
  expect(good.status).toBe(200);
  expect(await good.json()).toEqual(ready);
  const bad = readinessAnswer({
    ready: false,
    checks: { clock: { ok: false, detail: '3 s ahead' } },
  });
  expect(bad.status).toBe(503);
  expect(bad.headers.get('cache-control')).toBe('no-store');
});

test('reports the beginning and the end of each failure once', async () => {
  const gone = { ok: false, detail: 'The database does not answer.' };
  const states: Readiness[] = [
    ready,
    { ready: false, checks: { database: gone, feed: { ok: true } } },
    { ready: false, checks: { checks: { ok: false, detail: 'no answer for five seconds' } } },
    { ready: true, degraded: ['feed'], checks: { database: { ok: true }, feed: { ok: false } } },
    ready,
    ready,
  ];
  const changes: StateChange[] = [];
  let now = 0;
  const readiness = reportChanges(
    () => Promise.resolve(states.shift() ?? ready),
    (change) => void changes.push(change),
    () => now,
  );
  for (let at = 0; at < 6; at += 1) {
    now = at * 5_000;
    await readiness();
  }
  expect(changes).toEqual([
    { part: 'database', ...gone },
    { part: 'checks', ok: false, detail: 'no answer for five seconds' },
    { part: 'feed', ok: false, detail: undefined },
    { part: 'database', ok: true, lastedMs: 10_000 },
    { part: 'checks', ok: true, lastedMs: 5_000 },
    { part: 'feed', ok: true, lastedMs: 5_000 },
  ]);
});
