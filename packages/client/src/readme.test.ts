import { expect, it } from 'vitest';
import { NetworkFailed, Refusal, SessionEnded, TimedOut, type Transport } from './index.ts';
import { buyOnce } from './readme.fixture.ts';
import { stubTransport } from './resources/stubTransport.fixture.ts';

const purchase = { symbol: 'NVLO', quantity: 10, price: '128.40' };
const row = { no: 7, tag: 'NVLO', type: 'US', count: '10', price: '128.40', client_key: 'key-1' };

/** A transport whose writes get the `answers` in order, and whose reads list the `orders`. */
function upstream(
  honours: boolean | null,
  answers: readonly unknown[],
  orders: readonly object[] = [],
) {
  let count = 0;
  const api: Transport = {
    ...stubTransport({ rows: orders, count: orders.length }),
    honoursKeys: () => honours,
    write: async () => {
      const answer = answers[count];
      count += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  return { buy: () => buyOnce(api, purchase, 'key-1'), calls: () => count };
}

const lost = new NetworkFailed('gone');
const receipt = { no: 7 };

it('repeats a purchase with its key where the upstream honours keys', async () => {
  const { buy, calls } = upstream(true, [lost, new TimedOut(10_000), receipt]);
  await expect(buy()).resolves.toEqual({ outcome: 'placed', orderNumber: '7' });
  expect(calls()).toBe(3);
});

it('looks for the order instead where the upstream does not honour keys', async () => {
  const { buy, calls } = upstream(null, [lost], [row]);
  await expect(buy()).resolves.toEqual({ outcome: 'placed', orderNumber: '7' });
  expect(calls()).toBe(1);
});

it('says that the outcome is unknown if there is no order with the key', async () => {
  const { buy } = upstream(false, [lost], [{ ...row, client_key: 'key-2' }]);
  await expect(buy()).resolves.toEqual({ outcome: 'unknown' });
});

it.each(['insufficient-funds', 'turned-away'])(
  'gives the refusal %s of the first call',
  async (code) => {
    const { buy, calls } = upstream(true, [new Refusal(code)]);
    await expect(buy()).resolves.toEqual({ outcome: 'refused', code });
    expect(calls()).toBe(1);
  },
);

it.each([
  ['in-progress', [new Refusal('in-progress'), receipt]],
  ['busy after a lost answer', [lost, new Refusal('busy'), receipt]],
  ['turned-away after a lost answer', [lost, new Refusal('turned-away'), receipt]],
  ['an ended session after a lost answer', [lost, new SessionEnded('logout'), receipt]],
])('takes %s for no outcome', async (_name, answers) => {
  await expect(upstream(true, answers).buy()).resolves.toMatchObject({ outcome: 'placed' });
});
