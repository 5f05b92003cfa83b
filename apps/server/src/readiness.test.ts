import { expect, test } from 'vitest';
import { readinessAnswer, watchReadiness, type Readiness } from './readiness.ts';

const ready: Readiness = { ready: true, checks: { database: { ok: true } } };
const failing = () => Promise.reject(new Error('postgres://me:secret@host'));
const never = () => new Promise<never>(() => undefined);

test('one look is good for a second, for however many ask', async () => {
  let now = 0;
  let looks = 0;
  const look = async () => {
    looks += 1;
    return ready;
  };
  const readiness = watchReadiness(look, { now: () => now, pause: never });
  await Promise.all([readiness(), readiness(), readiness()]);
  now = 999;
  await readiness();
  expect(looks).toBe(1);
  now = 1_000;
  await readiness();
  expect(looks).toBe(2);
});

test('a look that hangs is not ready, and is not begun a second time', async () => {
  let looks = 0;
  const hanging = () => {
    looks += 1;
    return never();
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

test('a look that takes long leaves what was known for five seconds', async () => {
  let now = 0;
  let look: () => Promise<Readiness> = () => Promise.resolve(ready);
  const readiness = watchReadiness(() => look(), {
    now: () => now,
    pause: () => Promise.resolve(),
  });
  // The pause is over at once here, so only what is known by then is answered.
  await readiness();
  await Promise.resolve();
  look = never;
  now = 4_999;
  expect(await readiness()).toEqual(ready);
  now = 5_000;
  expect((await readiness()).ready).toBe(false);
});

test('a look that fails is not ready, and its words are not shown', async () => {
  const answer = await watchReadiness(failing, { now: () => 0, pause: never })();
  expect(answer.ready).toBe(false);
  expect(JSON.stringify(answer)).not.toContain('secret');
});

test('the answer is 200 or 503, says why, and is not kept', async () => {
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
