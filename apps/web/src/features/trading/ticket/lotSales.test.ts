import { NetworkFailed, Refusal } from '@corro/client';
import type { Lot } from '@corro/domain';
import {
  splitOrder,
  type ConfirmedOrder,
  type FoundOrder,
  type PlacedOrder,
  type TicketTerms,
} from '@corro/machines';
import { createTestApi } from '@corro/testing';

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createStorage, type SafeStorage } from '../../../app/storage/storage.ts';
import { provideOrderEffects } from '../../../flows/orders/flowEffects.ts';
import { readPendingOrder } from '../../../flows/orders/persistedOrders.ts';
import { ticketFlow } from './ticketFlow.ts';

const symbol = 'NVLO';
const emptyStorage = () =>
  createStorage(() => {
    throw new Error('No storage in this test.');
  });
const pendingIn = (storage: SafeStorage) => readPendingOrder(storage, ticketFlow(symbol));

const lots: readonly [Lot, Lot] = [
  { orderNumber: 'L-1', quantity: 10, costPrice: '90.00' },
  { orderNumber: 'L-2', quantity: 1, costPrice: '120.00' },
];

type Order = ConfirmedOrder<TicketTerms>;
type Answer = FoundOrder | Error | null;

interface OpenCall {
  readonly what: 'place' | 'find';
  readonly lot: string;
  readonly key: string;
  readonly answer: (answer: Answer) => void;
}

const sold: PlacedOrder = {
  orderNumber: 'S',
  price: '100.00',
  quantity: 1,
  fee: null,
  total: null,
};
const lost = new NetworkFailed(null);

/** A ticket with real effects and storage; the test answers each call. */
function openSale(honoursKeys = false) {
  const { api, clock } = createTestApi();
  const storage = emptyStorage();
  const made: Omit<OpenCall, 'answer'>[] = [];
  const open: OpenCall[] = [];
  const violations: string[] = [];
  const soldLots = new Set<string>();
  let keys = 0;
  const accountChanges: number[] = [];

  function begin<Value>(what: OpenCall['what'], { key, terms }: Order): Promise<Value> {
    const [lot] = terms.lots.map(({ orderNumber }) => orderNumber);
    if (lot === undefined) throw new TypeError('Only lots are sold here.');
    const pending = pendingIn(storage);
    const storedKeys = pending === null ? [] : splitOrder(pending).map((call) => call.key);
    if (!storedKeys.includes(key)) violations.push(`${what} ${lot}: its key is not stored`);
    if (open.some((call) => call.lot === lot)) violations.push(`${what} ${lot}: is in flight`);
    if (soldLots.has(lot)) violations.push(`${what} ${lot}: is sold`);
    made.push({ what, lot, key });
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    const call: OpenCall = {
      what,
      lot,
      key,
      answer: (answer) => {
        open.splice(open.indexOf(call), 1);
        if (answer instanceof Error) return reject(answer);
        if (answer !== null && !('failed' in answer)) soldLots.add(lot);
        return resolve(answer as Value);
      },
    };
    open.push(call);
    return promise;
  }

  const flow = {
    ...ticketFlow(symbol),
    calls: () => ({
      place: ({ order }: { readonly order: Order }) => begin<PlacedOrder>('place', order),
      find: (order: Order) => begin<FoundOrder | null>('find', order),
    }),
  };

  function start() {
    const machine = provideOrderEffects(flow, {
      api: { ...api, honoursKeys: () => honoursKeys },
      storage,
      confirmations: new Map(),
      accountChanged: () => accountChanges.push(made.length),
      sendFacts: (facts) => actor.send({ type: 'FACTS', facts }),
    });
    const actor = createActor(machine, {
      clock,
      input: {
        now: () => clock.now(),
        makeKey: () => `0b9f4e5e-4a0c-4c5f-9a53-${String((keys += 1)).padStart(9, '0')}fff`,
        facts: { symbol, balance: '25000.00', price: null },
        form: { side: 'sell' },
        pending: pendingIn(storage),
      },
    }).start();
    return actor;
  }

  let positions: readonly Lot[] = lots;
  let actor = start();
  const view = () => flow.viewOf(actor.getSnapshot());
  const price = (text: string) =>
    actor.send({ type: 'FACTS', facts: { price: { price: text, readAt: clock.now() } } });
  return {
    view,
    states: () => view().sales.map(({ state }) => state),
    made,
    violations,
    storage,
    accountChanges,
    send: (type: 'EDIT_ANYWAY' | 'NEW_ORDER' | 'BACK' | 'RECONCILE_AGAIN' | 'CONFIRM' | 'REVIEW') =>
      actor.send({ type }),
    price,
    accept() {
      const offered = view().review?.offeredTerms ?? null;
      if (offered !== null) actor.send({ type: 'ACCEPT', terms: offered });
    },
    /** Sells the positions as last read by this page, including lots sold since. */
    sell() {
      price('100.00');
      actor.send({ type: 'EDIT', edit: { type: 'LOTS', lots: positions } });
      actor.send({ type: 'REVIEW' });
      actor.send({ type: 'CONFIRM' });
    },
    async answer(lot: string, what: OpenCall['what'], answer: Answer) {
      open.find((call) => call.lot === lot && call.what === what)?.answer(answer);
      await clock.advance(0);
    },
    advance: (ms: number) => clock.advance(ms),
    reload() {
      actor.stop();
      open.length = 0;
      positions = lots.filter(({ orderNumber }) => !soldLots.has(orderNumber));
      actor = start();
    },
  };
}

const already = new Refusal('already-sold');

describe('a sale of several lots', () => {
  it('makes one call per lot, each with its own key', () => {
    const sale = openSale();
    sale.sell();
    sale.send('CONFIRM');
    expect(sale.made.map(({ what, lot }) => `${what} ${lot}`)).toEqual(['place L-1', 'place L-2']);
    expect(new Set(sale.made.map(({ key }) => key)).size).toBe(2);
  });

  it('completes with the sold lots when the rest is refused, and then sells only the rest', async () => {
    const sale = openSale();
    sale.sell();
    await sale.answer('L-1', 'place', sold);
    expect(sale.view().phase).toBe('submitting');
    expect(sale.states()).toEqual(['done', 'submitting']);
    await sale.answer('L-2', 'place', new Refusal('price-changed'));
    expect(sale.view().phase).toBe('done');
    expect(sale.states()).toEqual(['done', 'refused']);
    expect(pendingIn(sale.storage)).toBeNull();
    sale.send('NEW_ORDER');
    sale.sell();
    expect(sale.made.slice(2)).toMatchObject([{ what: 'place', lot: 'L-2' }]);
  });

  it('is refused and forgotten when every lot is refused', async () => {
    const sale = openSale();
    sale.sell();
    await sale.answer('L-1', 'place', already);
    await sale.answer('L-2', 'place', already);
    expect(sale.view()).toMatchObject({ phase: 'refused', refusal: { code: 'already-sold' } });
    expect(pendingIn(sale.storage)).toBeNull();
  });

  it('returns to the review when the price of every lot has changed', async () => {
    const sale = openSale();
    sale.sell();
    await sale.answer('L-1', 'place', new Refusal('price-changed'));
    await sale.answer('L-2', 'place', new Refusal('price-changed'));
    expect(sale.view().phase).toBe('reviewing');
    sale.price('98.00');
    sale.send('CONFIRM');
    expect(sale.made).toHaveLength(2);
    sale.accept();
    sale.send('CONFIRM');
    expect(new Set(sale.made.map(({ key }) => key)).size).toBe(4);
  });

  it('looks up only the lot whose response is lost', async () => {
    const sale = openSale();
    sale.sell();
    await sale.answer('L-1', 'place', sold);
    await sale.answer('L-2', 'place', lost);
    expect(sale.view().phase).toBe('reconciling');
    expect(sale.states()).toEqual(['done', 'unknown']);
    // The sold lot has changed the account, although the order is not settled yet.
    expect(sale.accountChanges).toHaveLength(1);
    expect(sale.made.slice(2)).toMatchObject([{ what: 'find', lot: 'L-2' }]);
    await sale.answer('L-2', 'find', sold);
    expect(sale.view().phase).toBe('done');
    expect(sale.states()).toEqual(['done', 'done']);
    expect(sale.accountChanges).toHaveLength(2);
  });

  it('looks up each unsettled lot by its key after a reload', async () => {
    const sale = openSale();
    sale.sell();
    await sale.answer('L-1', 'place', already);
    sale.reload();
    await sale.advance(0);
    expect(sale.states()).toEqual(['refused', 'unknown']);
    expect(sale.made.slice(2)).toEqual([{ what: 'find', lot: 'L-2', key: sale.made[1]?.key }]);
    await sale.answer('L-2', 'find', sold);
    expect(sale.view().phase).toBe('done');
    expect(sale.states()).toEqual(['refused', 'done']);
  });

  it('retries each open call with its own key when keys are honoured', async () => {
    const sale = openSale(true);
    sale.sell();
    await sale.answer('L-1', 'place', lost);
    expect(sale.view().phase).toBe('submitting');
    await sale.answer('L-2', 'place', lost);
    expect(sale.made.slice(2)).toEqual(sale.made.slice(0, 2));
    await sale.answer('L-1', 'place', sold);
    await sale.answer('L-2', 'place', already);
    expect(sale.view().phase).toBe('done');
    expect(sale.states()).toEqual(['done', 'refused']);
  });
});

type Sale = ReturnType<typeof openSale>;
type Step = (sale: Sale) => unknown;

function stepsOf({ orderNumber: lot }: Lot): Record<string, Step> {
  return {
    [`${lot} sold`]: (sale) => sale.answer(lot, 'place', sold),
    [`${lot} refused`]: (sale) => sale.answer(lot, 'place', already),
    [`${lot} moved`]: (sale) => sale.answer(lot, 'place', new Refusal('price-changed')),
    [`${lot} lost`]: (sale) => sale.answer(lot, 'place', lost),
    [`${lot} found`]: (sale) => sale.answer(lot, 'find', sold),
    [`${lot} absent`]: (sale) => sale.answer(lot, 'find', null),
    [`${lot} unanswered`]: (sale) => sale.answer(lot, 'find', lost),
  };
}

const steps: Record<string, Step> = {
  sell: (sale) => sale.sell(),
  sellAgain(sale) {
    for (const leave of ['EDIT_ANYWAY', 'NEW_ORDER', 'BACK'] as const) sale.send(leave);
    sale.sell();
  },
  confirm: (sale) => sale.send('CONFIRM'),
  move: (sale) => sale.price('101.00'),
  accept: (sale) => sale.accept(),
  lookAgain: (sale) => sale.send('RECONCILE_AGAIN'),
  wait: (sale) => sale.advance(16_000),
  reload: (sale) => sale.reload(),
  ...stepsOf(lots[0]),
  ...stepsOf(lots[1]),
};

it('stores each lot before its call, sends it once at a time and never sells it twice, in any order of events', async () => {
  const walks = fc.array(fc.constantFrom(...Object.keys(steps)), { minLength: 30, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(walks, fc.boolean(), async (walk, honoursKeys) => {
      const sale = openSale(honoursKeys);
      for (const name of ['sell', ...walk]) {
        await steps[name]?.(sale);
      }
      expect(sale.violations).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
