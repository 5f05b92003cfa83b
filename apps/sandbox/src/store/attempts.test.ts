import { expect, test } from 'vitest';
import {
  blockedMs,
  attemptCounts,
  dropOldAttempts,
  reserveTry,
  returnTry,
  type AttemptLimit,
} from './attempts.ts';
import { openForFile } from './testStore.fixture.ts';

const minute = 60_000;
const hour = 60 * minute;
const limit: AttemptLimit = {
  tries: 5,
  windowMs: 15 * minute,
  firstWaitMs: 15 * minute,
  longestWaitMs: 24 * hour,
  quietMs: 24 * hour,
  isForgiving: true,
};

const store = await openForFile();
let subjects = 0;

/** A new subject that no other test uses. */
function newSubject() {
  subjects += 1;
  const subject = `subject-${subjects}`;
  const reserve = (at: number) => reserveTry(store.db, subject, limit, at);
  return {
    reserve,
    /** Reserves tries one after the other; true for each that is granted. */
    at: async (...times: readonly number[]): Promise<boolean[]> => {
      const answers: boolean[] = [];
      for (const time of times) answers.push((await reserve(time)) !== null);
      return answers;
    },
    blockedMs: (at: number) => blockedMs(store.db, subject, at),
  };
}

test('the fifth try in fifteen minutes locks the subject for the next fifteen, and returns the end of the lock', async () => {
  const { at, reserve, blockedMs: blocked } = newSubject();
  expect(await at(1000, 1001, 1002)).toEqual([true, true, true]);
  expect((await reserve(1003))?.closedUntil).toBeNull();
  expect(await blocked(1003)).toBe(0);
  expect((await reserve(10 * minute))?.closedUntil).toBe(25 * minute);
  expect(await blocked(10 * minute)).toBe(15 * minute);
  expect(await at(10 * minute, 25 * minute - 1)).toEqual([false, false]);
});

test('a new window begins when the last has passed', async () => {
  const { at } = newSubject();
  await at(0, 1, 2, 3);
  const late = 15 * minute;
  expect(await at(late, late, late, late, late, late)).toEqual([
    ...Array.from({ length: 5 }, () => true),
    false,
  ]);
});

test('each further try doubles the wait, up to a day', async () => {
  const { at, reserve } = newSubject();
  await at(0, 0, 0, 0, 0);
  let open = 15 * minute;
  const waits: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const { closedUntil } = (await reserve(open))!;
    waits.push((closedUntil! - open) / minute);
    open = closedUntil!;
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1440, 1440, 1440]);
});

test('a day without a try resets the wait', async () => {
  const end = 15 * minute;
  const early = newSubject();
  await early.at(0, 0, 0, 0, 0);
  expect((await early.reserve(end + 24 * hour - 1))?.closedUntil).not.toBeNull();
  const late = newSubject();
  await late.at(0, 0, 0, 0, 0);
  expect((await late.reserve(end + 24 * hour))?.closedUntil).toBeNull();
});

test('a returned try can be used again; others of its window stay counted', async () => {
  const { at, reserve } = newSubject();
  await at(0, 0, 0, 0);
  const fifth = await reserve(0);
  expect(await at(1)).toEqual([false]);
  await returnTry(store.db, fifth!);
  expect(await at(2, 3)).toEqual([true, false]);
});

test('a returned try resets the waits', async () => {
  const { at, reserve } = newSubject();
  await at(0, 0, 0, 0, 0, 15 * minute);
  const right = await reserve(45 * minute);
  await returnTry(store.db, right!);
  expect(await at(45 * minute, 45 * minute, 45 * minute)).toEqual([true, true, true]);
});

test('returning a try without a proof undoes only this try', async () => {
  const subject = 'shared';
  const shared = { ...limit, isForgiving: false };
  const reserve = (at: number) => reserveTry(store.db, subject, shared, at);
  for (let turn = 0; turn < 4; turn += 1) await reserve(0);
  const fifth = await reserve(0);
  await returnTry(store.db, fifth!);
  expect(await reserve(1)).toMatchObject({ closedUntil: 1 + 15 * minute });
  await returnTry(store.db, fifth!);
  expect(await reserve(2)).toBeNull();
});

test('a counted try is allowed and extends the wait', async () => {
  const subject = 'counted';
  const count = (at: number) => reserveTry(store.db, subject, limit, at, { isCountedOnly: true });
  for (let turn = 0; turn < 6; turn += 1) await count(0);
  expect((await count(0))?.closedUntil).toBe(60 * minute);
  expect((await attemptCounts(store.db, [subject])).get(subject)).toEqual({
    waits: 3,
    closedUntil: 60 * minute,
  });
});

test('deletes only expired tries', async () => {
  const day = 24 * hour;
  await reserveTry(store.db, 'old', limit, 100 * day);
  await reserveTry(store.db, 'young', limit, 104 * day);
  await dropOldAttempts(store.db, 104 * day);
  const rows = await store.db
    .selectFrom('attempts')
    .select('subject')
    .where('since', '>=', BigInt(100 * day))
    .execute();
  expect(rows).toEqual([{ subject: 'young' }]);
});

test('allows five of many simultaneous tries', async () => {
  const { reserve } = newSubject();
  const answers = await Promise.all(Array.from({ length: 50 }, () => reserve(0)));
  expect(answers.filter((one) => one !== null)).toHaveLength(5);
});
