import { expect, test } from 'vitest';
import { addPasskeyChallenge } from './passkeys.ts';
import { openForFile } from './testStore.fixture.ts';

const store = await openForFile();

/** Creates a challenge that expires at the given time. */
const expiringAt = (time: number) => ({
  challenge: `challenge-${time}`,
  purpose: 'login' as const,
  subject: '',
  expires_at: BigInt(time),
});

test('removes the oldest of many expired challenges first, in any order of rows', async () => {
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
