import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { signingKey } from '../store/index.ts';
import { openForFile } from '../store/testStore.fixture.ts';
import { start } from '../testFeed.fixture.ts';
import { challengeText, solutionOf } from './challenge.fixture.ts';
import { challengeFor, takeSolution } from './challenge.ts';

const store = await openForFile();
const context = { store, clock: { now: () => start } };
const subject = 'login:5512345678';

const solve = (challenge: string) =>
  solutionOf({ data: { code: 'too-many-attempts', values: { seconds: 1, challenge } } });

/** Creates a challenge as the server does, with another key or algorithm, and solves it. */
async function solvedWith(hmacSignatureSecret: string, algorithm: string): Promise<string> {
  const { parameters } = challengeText.parse(JSON.parse(await challengeFor(context, subject, 0)));
  const { cost, keyLength, keyPrefix, data } = parameters;
  const shape = { cost, keyLength, keyPrefix, data, deriveKey };
  const forged = await createChallenge({ ...shape, algorithm, hmacSignatureSecret });
  return solve(JSON.stringify(forged));
}

const isTaken = (solution: string, by = context) => takeSolution(by, subject, 0, solution);

test('takes a challenge only if the key of the database has signed it', async () => {
  const own = await signingKey(store.db, 'challenge');
  expect(await isTaken(await solvedWith('another key', 'PBKDF2/SHA-256'))).toBe(false);
  expect(await isTaken(await solvedWith(own, 'PBKDF2/SHA-256'))).toBe(true);
});

test.each(['PBKDF2/SHA-384', 'PBKDF2/SHA-512'])(
  'takes no challenge with the algorithm %s, even if it is signed',
  async (algorithm) => {
    const own = await signingKey(store.db, 'challenge');
    expect(await isTaken(await solvedWith(own, algorithm))).toBe(false);
  },
);

test('a key whose row is deleted is replaced at the next start, and signs nothing any more', async () => {
  const before = await solve(await challengeFor(context, subject, 0));
  await store.db.deleteFrom('signing_keys').where('name', '=', 'challenge').execute();
  // Keys are cached for each handle of a database; a process that starts has a new one.
  const restarted = { ...context, store: { ...store, db: store.db.withoutPlugins() } };
  expect(await isTaken(before, restarted)).toBe(false);
  const after = await solve(await challengeFor(restarted, subject, 0));
  expect(await isTaken(after, restarted)).toBe(true);
});
