import { expect, onTestFinished, test } from 'vitest';
import { inMemory, openStore, reserveTry } from '../store/index.ts';
import { scriptedFeed, start } from '../testFeed.ts';
import { solutionOf } from './challenge.fixture.ts';
import { challengedCodeLimit } from './attemptLimits.ts';
import { hashSecret } from './secrets.ts';
import { signedOutRefusal } from './signedOutSecret.ts';

const phone = '5512345678';
const tooMany = { data: { code: 'too-many-attempts' } };

test('allows fifty codes per phone and day from all addresses together, even with solved challenges', async () => {
  const store = await openStore({ dataDir: inMemory, databaseUrl: null });
  onTestFinished(() => store.close());
  const clock = { now: () => start };
  const feed = scriptedFeed(new Map(), clock.now);
  const context = {
    store,
    clock,
    feed,
    priceStreams: null,
    orderLifeMs: 0,
    recoversCode: true,
    announcesPesoRate: false,
    sessionLife: { ageMs: 60_000, idleMs: 60_000 },
    hasPasskeys: true,
    relyingParty: { domain: 'localhost', origins: null },
  };
  const secret = { given: '135791', hash: await hashSecret('135791') };
  const caller = { phone, knownDevice: null, solution: null, address: '203.0.113.1' };
  const wrong = { given: '246813', hash: secret.hash };
  for (let turn = 0; turn < 5; turn += 1) await signedOutRefusal(context, 'code', caller, wrong);
  const attempt = async () => {
    const refused = await signedOutRefusal(context, 'code', caller, secret);
    return { ...caller, solution: await solutionOf(refused) };
  };
  const everyOther = `code:${phone}@all`;
  for (let turn = 1; turn < challengedCodeLimit.tries; turn += 1) {
    await reserveTry(store.db, everyOther, challengedCodeLimit, start);
  }
  expect(await signedOutRefusal(context, 'code', await attempt(), wrong)).toMatchObject({
    data: { code: 'wrong-code', values: { seconds: 86_400 } },
  });
  const refused = await signedOutRefusal(context, 'code', await attempt(), secret);
  expect(refused).toMatchObject({ ...tooMany, data: { values: { seconds: 86_400 } } });
});
