import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { endSession, endSessions, sessionId, type Store } from '../store/index.ts';
import { CheckedSessions } from './checkedSessions.ts';
import { newToken } from './sessions.ts';
import { openForFile } from '../store/testStore.fixture.ts';

const minuteMs = 60_000;
const opened = await openForFile();
let readCount = 0;
let isDown = false;
/** The database's time, and the monotonic clock. Milliseconds. */
let now = 0;
let tick = 0;

beforeEach(() => {
  now = Date.UTC(2026, 10, 20);
  tick = 1_000_000;
  readCount = 0;
  isDown = false;
});

function sessions(idleMs = 30 * minuteMs): CheckedSessions {
  const store: Store = {
    ...opened,
    get db() {
      readCount += 1;
      if (isDown) throw new Error('out of reach');
      return opened.db;
    },
  };
  const context = { store, clock: { now: () => now }, sessionLife: { ageMs: idleMs, idleMs } };
  return new CheckedSessions(context, () => tick);
}

function storedSession({ usedAt = now, expiresAt = now + 60 * minuteMs } = {}) {
  const { key } = newToken(randomUUID());
  const proofs = { password: false, code: false };
  const secrets = {
    codeHash: null,
    proofs,
    withdrawalsHeldUntil: 0,
    dueJobs: [],
    storedAnswer: null,
  };
  return { ...key, ...secrets, createdAt: now, usedAt, expiresAt };
}

function advance(milliseconds: number): void {
  now += milliseconds;
  tick += milliseconds;
}

test('a session is unknown before it is read', async () => {
  expect(await sessions().has(storedSession())).toBe(false);
});

test('a read session is valid without the database until its last use must be stored', async () => {
  const checked = sessions();
  const session = storedSession();
  checked.add(session, tick);
  for (let i = 0; i < 20; i += 1) expect(await checked.has(session)).toBe(true);
  expect(readCount).toBe(1);
  advance(minuteMs - 1);
  expect(await checked.has(session)).toBe(true);
  advance(1);
  expect(await checked.has(session)).toBe(false);
});

test('a remembered session ends with the session, by age and by idle time', async () => {
  const checked = sessions(10_000);
  const [old, idle] = [storedSession({ expiresAt: now + 5000 }), storedSession()];
  for (const one of [old, idle]) checked.add(one, tick);
  advance(4999);
  expect([await checked.has(old), await checked.has(idle)]).toEqual([true, true]);
  advance(1);
  expect([await checked.has(old), await checked.has(idle)]).toEqual([false, true]);
  advance(5000);
  expect(await checked.has(idle)).toBe(false);
});

test('a session used before is remembered for the rest of that minute', async () => {
  const checked = sessions();
  const session = storedSession({ usedAt: now - 50_000 });
  checked.add(session, tick);
  advance(10_000);
  expect(await checked.has(session)).toBe(false);
});

test('a clock that is set back does not extend a remembered session', async () => {
  const checked = sessions();
  const session = storedSession();
  checked.add(session, tick);
  now -= 24 * 60 * minuteMs;
  tick += minuteMs;
  expect(await checked.has(session)).toBe(false);
});

test('a session ended by another process is refused a second later, others stay open', async () => {
  const checked = sessions();
  const [ended, other] = [storedSession(), storedSession()];
  for (const one of [ended, other]) checked.add(one, tick);
  expect(await checked.has(ended)).toBe(true);
  await sql`
    insert into sessions (customer_id, token_hash, created_at, expires_at)
    values (${ended.customerId}, ${ended.tokenHash}, 0, 0)`.execute(opened.db);
  expect(await endSession(opened.db, storedSession(), sessionId(ended))).toBe(false);
  await endSessions(opened.db, ended.customerId, null);
  advance(1000);
  expect([await checked.has(ended), await checked.has(other)]).toEqual([false, true]);
});

test('without the database every session is refused after a second, until the database answers again', async () => {
  const checked = sessions();
  const session = storedSession();
  checked.add(session, tick);
  expect(await checked.has(session)).toBe(true);
  isDown = true;
  advance(999);
  expect(await checked.has(session)).toBe(true);
  advance(1);
  expect(await checked.has(session)).toBe(false);
  isDown = false;
  expect(await checked.has(session)).toBe(true);
});

test('after a pause of the process the list is read first', async () => {
  const checked = sessions();
  const session = storedSession();
  checked.add(session, tick);
  expect(await checked.has(session)).toBe(true);
  await sql`
    insert into ended_sessions (customer_id, token_hash, ended_at)
    values (${session.customerId}, ${session.tokenHash}, (extract(epoch from now()) * 1000)::bigint - 59000)`.execute(
    opened.db,
  );
  advance(59_000);
  expect(await checked.has(session)).toBe(false);
});

test('a dropped session has to be read again', async () => {
  const checked = sessions();
  const session = storedSession();
  checked.add(session, tick);
  checked.forget(session.customerId);
  expect(await checked.has(session)).toBe(false);
});
