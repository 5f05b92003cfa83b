import { codecs, type Order } from '@corro/client';
import {
  answer,
  buildOrder,
  buildPage,
  createTestApi,
  type Script,
  type ScriptedAnswer,
} from '@corro/testing';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createStorage, type SafeStorage } from '../../../app/storage/storage.ts';
import { provideOrderEffects } from '../../../flows/orders/flowEffects.ts';
import { readPendingOrder } from '../../../flows/orders/persistedOrders.ts';
import { ticketFlow } from './ticketFlow.ts';

const symbol = 'NVLO';
const key = '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11';
const buyRoute = 'POST /stock/success/deal/buy';
const sellRoute = 'POST /stock/success/deal/sell';
const listRoute = 'POST /stock/success/deal/list';

function emptyStorage(): SafeStorage {
  return createStorage(() => {
    throw new Error('No storage in this test.');
  });
}

const flow = ticketFlow(symbol);

function pendingIn(storage: SafeStorage) {
  return readPendingOrder(storage, flow);
}

/** The ticket as the screen runs it, with a scripted upstream and a fake clock. */
function openTicket(scripts: Record<string, Script>, storage = emptyStorage()) {
  const { api, upstream, clock } = createTestApi(scripts, { readTries: 1 });
  const done: string[] = [];
  const price = { price: '128.40', readAt: clock.now() };
  const facts = { symbol, balance: '25000.00', price };
  const machine = provideOrderEffects(flow, {
    api,
    storage,
    confirmations: new Map(),
    refreshPrice: () => done.push('refresh'),
    accountChanged: () => done.push('account'),
  });
  const actor = createActor(machine, {
    clock,
    input: {
      now: () => clock.now(),
      makeKey: () => key,
      form: { quantityText: '10' },
      facts,
      pending: pendingIn(storage),
    },
  }).start();
  return {
    send: actor.send.bind(actor),
    view: () => flow.viewOf(actor.getSnapshot()),
    facts,
    upstream,
    clock,
    storage,
    done,
  };
}

function confirmed(scripts: Record<string, Script>) {
  const ticket = openTicket(scripts);
  ticket.send({ type: 'REVIEW' });
  ticket.send({ type: 'CONFIRM' });
  return ticket;
}

const receipt = { no: 'A-1', price: '128.40', count: 10, fee: '0.39', total: '1284.39' };
const listing = (rows: Order[]) =>
  answer.ok(codecs.encodePage(buildPage(rows), codecs.order.encode));
const listed = (clientKey: string | null) => listing([buildOrder({ clientKey })]);
const minute = 60_000;

describe('placing an order', () => {
  it('stores the order before its call is sent', async () => {
    const storage = emptyStorage();
    let storedKey: unknown = null;
    const ticket = openTicket(
      {
        [buyRoute]: () => {
          storedKey = pendingIn(storage)?.key;
          return answer.ok(receipt);
        },
      },
      storage,
    );
    ticket.send({ type: 'REVIEW' });
    ticket.send({ type: 'CONFIRM' });
    expect(pendingIn(storage)).toMatchObject({ key, terms: { quantity: 10, price: '128.40' } });
    await ticket.clock.advance(0);
    expect(storedKey).toBe(key);
    expect(ticket.view()).toMatchObject({ phase: 'done', placed: { orderNumber: 'A-1' } });
    expect(pendingIn(storage)).toBeNull();
    expect(ticket.done).toEqual(['account']);
  });

  it('makes one call for two confirmations', async () => {
    const ticket = confirmed({ [buyRoute]: answer.ok(receipt) });
    ticket.send({ type: 'CONFIRM' });
    await ticket.clock.advance(0);
    ticket.send({ type: 'CONFIRM' });
    await ticket.clock.advance(minute);
    const calls = ticket.upstream.callsTo(buyRoute);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers['idempotency-key']).toBe(key);
    expect(calls[0]?.body).toEqual({ tag: symbol, count: 10, price: '128.40', mold: 'stock' });
  });

  const lot = { orderNumber: 'L-7', quantity: 10, costPrice: '120.00' };

  it.each([
    ['buy', '128.40', buyRoute, { tag: symbol, count: 10, price: '128.40', mold: 'stock' }],
    ['buy', '130.00', buyRoute, { tag: symbol, count: 10, price: '130.00', mold: 'stock' }],
    ['sell', '128.40', sellRoute, { no: 'L-7', price: '120.00', sell_price: '128.40' }],
    ['sell', '130.00', sellRoute, { no: 'L-7', price: '120.00', sell_price: '130.00' }],
  ] as const)('sends the accepted terms: %s at %s', async (side, price, route, body) => {
    const ticket = openTicket({ [route]: answer.ok(receipt) });
    ticket.send({ type: 'EDIT', edit: { type: 'SIDE', side } });
    ticket.send({ type: 'EDIT', edit: { type: 'LOT', lot } });
    ticket.send({ type: 'REVIEW' });
    const { facts } = ticket;
    ticket.send({ type: 'FACTS', facts: { ...facts, price: { ...facts.price, price } } });
    const offered = ticket.view().review?.offeredTerms ?? null;
    expect(offered?.price ?? '128.40').toBe(price);
    if (offered !== null) ticket.send({ type: 'ACCEPT', terms: offered });
    ticket.send({ type: 'CONFIRM' });
    await ticket.clock.advance(0);
    expect(ticket.upstream.callsTo(route).map((call) => call.body)).toEqual([body]);
    expect(ticket.view().phase).toBe('done');
  });

  it('forgets a refused order', async () => {
    const ticket = confirmed({ [buyRoute]: answer.refusal('insufficient-funds') });
    await ticket.clock.advance(0);
    expect(ticket.view()).toMatchObject({
      phase: 'refused',
      refusal: { code: 'insufficient-funds' },
    });
    expect(pendingIn(ticket.storage)).toBeNull();
  });

  it('refreshes the price when the server reports a changed price', async () => {
    const ticket = confirmed({ [buyRoute]: answer.refusal('price-changed') });
    await ticket.clock.advance(0);
    expect(ticket.view().phase).toBe('reviewing');
    expect(ticket.done).toEqual(['refresh']);
  });
});

describe('an order with an unknown outcome', () => {
  it('is found by its key', async () => {
    const ticket = confirmed({ [buyRoute]: answer.stall(), [listRoute]: listed(key) });
    await ticket.clock.advance(9_999);
    expect(ticket.view().phase).toBe('submitting');
    await ticket.clock.advance(1);
    await ticket.clock.advance(0);
    expect(ticket.view()).toMatchObject({
      phase: 'done',
      placed: { orderNumber: 'C-20261120-0001', total: '1284.39' },
    });
    expect(ticket.upstream.callsTo(buyRoute)).toHaveLength(1);
    expect(ticket.done).toEqual(['account']);
  });

  it.each([
    ['builds no list', answer.refusal('not-built')],
    ['answers the list with a page', answer.html(404)],
    ['lists nothing that can be read', answer.ok({ rows: 'none' })],
  ])('can be abandoned after a day where the server %s', async (_, list) => {
    const before = confirmed({ [buyRoute]: answer.offline(), [listRoute]: list });
    await before.clock.advance(minute);
    expect(before.view()).toMatchObject({ phase: 'unreachable', canAbandon: false });
    await before.clock.advance(24 * 60 * minute);
    expect(before.view()).toMatchObject({ phase: 'unreachable', canAbandon: true });
    expect(pendingIn(before.storage)).toMatchObject({ key });
    before.send({ type: 'EDIT_ANYWAY' });
    expect(before.view()).toMatchObject({ phase: 'editing', warnsOfEarlierOrder: true });
    expect(pendingIn(before.storage)).toBeNull();
    expect(before.upstream.callsTo(buyRoute)).toHaveLength(1);
  });

  it('is looked up after a reload and not placed again', async () => {
    const before = confirmed({ [buyRoute]: answer.stall() });
    const after = openTicket({ [listRoute]: listed(key) }, before.storage);
    expect(after.view().phase).toBe('reconciling');
    await after.clock.advance(0);
    expect(after.view().phase).toBe('done');
    expect(after.upstream.callsTo(buyRoute)).toEqual([]);
    expect(pendingIn(after.storage)).toBeNull();
  });
});

/** A ticket whose call gets no answer; `later` has the answers to the retries. */
function lost(...later: ScriptedAnswer[]) {
  const scripts = { [buyRoute]: [answer.offline(), ...later], [listRoute]: listed(null) };
  const ticket = confirmed(scripts);
  ticket.upstream.honourKeys(true);
  return ticket;
}

describe('an order with an unknown outcome, at a server that honours keys', () => {
  it('is retried by the same call with the same key and its age', async () => {
    const inProgress = answer.refusal('in-progress');
    const ticket = lost(inProgress, answer.refusal('busy'), answer.html(503), answer.ok(receipt));
    await ticket.clock.advance(6_999);
    expect(ticket.view().phase).toBe('reconciling');
    await ticket.clock.advance(1);
    expect(ticket.view()).toMatchObject({ phase: 'done', placed: { orderNumber: 'A-1' } });
    const calls = ticket.upstream.callsTo(buyRoute);
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([key]));
    const ages = calls.map(({ headers }) => headers['order-age']);
    expect(ages).toEqual(['0', '0', '1000', '3000', '7000']);
    expect(new Set(calls.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(pendingIn(ticket.storage)).toBeNull();
  });
});
