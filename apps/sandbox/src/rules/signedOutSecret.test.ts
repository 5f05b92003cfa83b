import { expect, onTestFinished, test } from 'vitest';
import { inMemory, openStore, reserveTry } from '../store/index.ts';
import { scriptedFeed, start } from '../testFeed.fixture.ts';
import { solutionOf } from './challenge.fixture.ts';
import { challengedLimits } from './attemptLimits.ts';
import { hashSecret } from './secrets.ts';
import { signedOutRefusal } from './signedOutSecret.ts';

const phone = '5512345678';
const tooMany = { data: { code: 'too-many-attempts' } };

test.each([
  ['code', 50, 'wrong-code'],
  ['login', 100, 'wrong-credentials'],
] as const)(
  'allows a %s %i times per phone and day, with any number of solved challenges and addresses',
  async (kind, most, refusedAs) => {
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
      accountWaitMs: 0,
      recoversCode: true,
      announcesPesoRate: false,
      sessionLife: { ageMs: 60_000, idleMs: 60_000 },
      hasPasskeys: true,
      relyingParty: { domain: 'localhost', origins: null },
    };
    const secret = { input: '135791', hash: await hashSecret('135791') };
    const caller = { phone, knownDevice: null, solution: null, address: '203.0.113.1' };
    const wrong = { input: '246813', hash: secret.hash };
    for (let turn = 0; turn < 5; turn += 1) await signedOutRefusal(context, kind, caller, wrong);
    const attempt = async () => {
      const refused = await signedOutRefusal(context, kind, caller, secret);
      return { ...caller, solution: await solutionOf(refused) };
    };
    const everyOther = `${kind}:${phone}@all`;
    for (let turn = 1; turn < most; turn += 1) {
      await reserveTry(store.db, everyOther, challengedLimits[kind], start);
    }
    expect(await signedOutRefusal(context, kind, await attempt(), wrong)).toMatchObject({
      data: { code: refusedAs, values: { seconds: 86_400 } },
    });
    const refused = await signedOutRefusal(context, kind, await attempt(), secret);
    expect(refused).toMatchObject({ ...tooMany, data: { values: { seconds: 86_400 } } });
    const knownDevice = 'a device of the owner';
    expect(await signedOutRefusal(context, kind, { ...caller, knownDevice }, secret)).toBeNull();
  },
);
