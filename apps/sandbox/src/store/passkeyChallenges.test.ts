import { afterAll, beforeAll, expect, test } from 'vitest';
import { inMemory } from './embeddedProtocol.ts';
import { openStore, type Store } from './open.ts';
import { addPasskeyChallenge } from './passkeys.ts';

let store: Store;

beforeAll(async () => {
  store = await openStore({ dataDir: inMemory, databaseUrl: null });
}, 120_000);
afterAll(() => store.close());

/** A challenge that expires at that time. */
const expiringAt = (time: number) => ({
  challenge: `challenge-${time}`,
  purpose: 'login' as const,
  subject: '',
  expires_at: BigInt(time),
});

test('of many that have expired, the oldest are removed first, in whatever order the table has them', async () => {
  const latestFirst = Array.from({ length: 1000 }, (_, n) => expiringAt(1000 - n));
  await store.db.insertInto('passkey_challenges').values(latestFirst).execute();
  const challenge = { challenge: 'new', purpose: 'login', subject: '' } as const;
  await addPasskeyChallenge(store.db, challenge, { at: 5000, expiresAt: 6000 });
  const left = await store.db
    .selectFrom('passkey_challenges')
    .select('expires_at')
    .orderBy('expires_at')
    .execute();
  expect(left.map((one) => Number(one.expires_at))).toEqual([
    ...Array.from({ length: 800 }, (_, n) => 201 + n),
    6000,
  ]);
});
