import { answer, createTestApi, type Script } from '@corro/testing';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createStorage } from '../../app/storage/storage.ts';
import { provideOrderEffects } from '../../flows/orders/flowEffects.ts';
import { readPendingOrder } from '../../flows/orders/persistedOrders.ts';
import { offerFlow } from './offerFlow.ts';

const buyRoute = 'POST /stock/success/deal/buy';
const listRoute = 'POST /stock/success/deal/list';
const { name } = offerFlow.qip;
const key = '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11';
const code = '246810';
const offer = {
  id: '3',
  kind: 'qip',
  symbol: 'NVLO',
  name: 'Norvelo',
  price: '120.00',
  minimum: 100,
  holdingDays: 2,
} as const;
const receipt = { no: 'Q-1', price: '120.00', count: 100, fee: '3.60', total: '12003.60' };

function emptyStorage() {
  return createStorage(() => {
    throw new Error('Tests have no browser storage.');
  });
}

/** A purchase of 100 shares on a scripted upstream and a fake clock. */
function open(scripts: Record<string, Script>, storage = emptyStorage()) {
  const { api, upstream, clock } = createTestApi(scripts, { readTries: 1 });
  const machine = provideOrderEffects(offerFlow.qip, {
    api,
    storage,
    confirmations: new Map(),
    accountChanged: () => undefined,
  });
  const actor = createActor(machine, {
    clock,
    input: {
      now: () => clock.now(),
      makeKey: () => key,
      facts: { offer, isGone: false, balance: '25000.00', hidesAmounts: false },
      form: { quantityText: '100', isTouched: true },
      pending: readPendingOrder(storage, offerFlow.qip),
    },
  }).start();
  return { actor, view: () => offerFlow.qip.viewOf(actor.getSnapshot()), upstream, clock, storage };
}

function confirmed(scripts: Record<string, Script>) {
  const flow = open(scripts);
  flow.actor.send({ type: 'REVIEW' });
  flow.actor.send({ type: 'CONFIRM', code });
  return flow;
}

it('stores the order without the code until the call ends', async () => {
  const flow = confirmed({ [buyRoute]: answer.ok(receipt) });
  const stored = flow.storage.read(`pending_order_${key}`);
  expect(stored).toContain(key);
  expect(stored).not.toContain(code);
  await flow.clock.advance(0);
  expect(flow.view()).toMatchObject({ phase: 'done', placed: { orderNumber: 'Q-1' } });
  expect(flow.storage.read(`pending_order_${key}`)).toBeNull();
  const [call] = flow.upstream.callsTo(buyRoute);
  expect(call?.headers['idempotency-key']).toBe(key);
  expect(call?.body).toEqual({
    tag: 'NVLO',
    count: 100,
    price: '120.00',
    mold: 'finalize',
    id: '3',
    stock_password: code,
  });
});

it.each([
  [1, { phase: 'done', placed: { orderNumber: 'Q-1' }, refusal: null }],
  [2, { phase: 'refused', placed: null, refusal: { code: 'order-failed' } }],
])(
  'looks up the order after a reload instead of placing it again: status %i',
  async (status, ending) => {
    const before = confirmed({ [buyRoute]: answer.stall() });
    const row = { no: 'Q-1', tag: 'NVLO', name: 'Norvelo', type: 'US', mold: 'finalize' };
    const listed = { ...row, id: 1, state: 'buy', count: 100, price: '120.00' };
    const times = { status, created_at: '2026-11-20T15:00:00Z' };
    const rows = [{ ...listed, ...times, price_all: '12003.60', client_key: key }];
    const after = open({ [listRoute]: answer.ok({ rows, count: 1 }) }, before.storage);
    expect(after.view().phase).toBe('reconciling');
    await after.clock.advance(0);
    expect(after.view()).toMatchObject(ending);
    expect(after.upstream.callsTo(buyRoute)).toEqual([]);
    expect(readPendingOrder(after.storage, offerFlow.qip)).toBeNull();
  },
);

const nothing = answer.ok({ rows: [], count: 0 });

it('repeats the call with the code if the upstream honours keys', async () => {
  const flow = confirmed({
    [buyRoute]: [answer.offline(), answer.ok(receipt)],
    [listRoute]: nothing,
  });
  flow.upstream.honourKeys(true);
  await flow.clock.advance(0);
  expect(flow.view()).toMatchObject({ phase: 'done', placed: { orderNumber: 'Q-1' } });
  const calls = flow.upstream.callsTo(buyRoute);
  const sent = { headers: { 'idempotency-key': key }, body: { stock_password: code } };
  expect(calls).toMatchObject([sent, sent]);
});

it.each([
  [answer.ok(receipt), { phase: 'done', placed: { orderNumber: 'Q-1' } }],
  [
    answer.refusal('wrong-authorization-password'),
    { phase: 'refused', refusal: { code: 'order-expired' } },
  ],
])('repeats the call without the code after a reload', async (how, ending) => {
  const before = confirmed({ [buyRoute]: answer.stall() });
  const after = open({ [buyRoute]: how, [listRoute]: nothing }, before.storage);
  after.upstream.honourKeys(true);
  await after.clock.advance(0);
  expect(after.view()).toMatchObject(ending);
  const [call] = after.upstream.callsTo(buyRoute);
  expect(call?.headers['idempotency-key']).toBe(key);
  expect(call?.body).not.toHaveProperty('stock_password');
  expect(readPendingOrder(after.storage, offerFlow.qip)).toBeNull();
});

const terms = { kind: 'qip', offerId: '3', symbol: 'NVLO', name: 'N', price: '1', quantity: 9 };

it('reads a stored order under its own name only', () => {
  const { storage } = confirmed({ [buyRoute]: answer.stall() });
  expect(readPendingOrder(storage, offerFlow.qip)).toMatchObject({
    key,
    terms: { ...terms, name: 'Norvelo', price: '120.00', quantity: 100 },
  });
  expect(readPendingOrder(storage, offerFlow.block)).toBeNull();
});

it.each([
  null,
  7,
  { key: '', terms, confirmedAt: 0 },
  { key, terms, confirmedAt: '0' },
  { key, terms: { ...terms, quantity: '9' }, confirmedAt: 0 },
  { key, terms: { ...terms, price: '1e3' }, confirmedAt: 0 },
  { key, terms: { ...terms, kind: 'stock' }, confirmedAt: 0 },
])('ignores a stored value that is no order: %j', (order) => {
  const storage = emptyStorage();
  storage.write('pending_orders', JSON.stringify({ [name]: order }));
  expect(readPendingOrder(storage, offerFlow.qip)).toBeNull();
});
