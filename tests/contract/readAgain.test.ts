import { QueryClient } from '@tanstack/react-query';
import * as client from '@corro/client';
import { demoCustomer } from '@corro/sandbox';
import * as effects from '@corro/web/effects';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startUpstream, type Upstream } from './upstream.ts';

let upstream: Upstream;
let api: client.Transport;
/** Symbol of a share with a quote. */
let share: string;

beforeAll(async () => {
  upstream = await startUpstream();
  ({ api } = upstream);
  await client.addCard(api, {
    kind: 'bank',
    bankName: 'Banco',
    account: '002010077777777771',
    holder: 'Cliente',
    code: demoCustomer.transactionCode,
  });
  await client.requestLoan(api, { amount: '700' }, crypto.randomUUID());
  // Reading the balance approves the loan, then pays it out.
  for (const _ of ['decision', 'payout']) {
    upstream.advance(30_000);
    await client.getBalance(api);
  }
  const { rows } = await client.listStocks(api, { market: 'US', ...page });
  share = rows[0]!.symbol!;
}, 300_000);

afterAll(() => upstream.close());

const page = { page: 1, limit: 100 };

/**
 * Arguments of queries that need more than a page. An empty list skips a query: except where a
 * comment names another reason, no order can change the query's answer.
 */
const argumentsOf: Readonly<Record<string, readonly unknown[]>> = {
  // Skipped: each of these queries reads one row of a list. The key of the list is a prefix of the
  // query's key, so the query is invalidated with the list.
  billEntryQuery: [],
  fundOrderQuery: [],
  loanQuery: [],
  orderQuery: [],
  rechargeQuery: [],
  withdrawalQuery: [],
  billInfiniteQuery: [{ type: 'all', limit: 100 }],
  cardsQuery: [undefined],
  favouriteQuery: [],
  gainsInfiniteQuery: [],
  imageQuery: [],
  instrumentGainsInfiniteQuery: [{ year: 2026, limit: 100 }],
  marketListQuery: [{ market: 'FUTURE', ...page }],
  newsItemQuery: [],
  offersQuery: [{ kind: 'block' }, { kind: 'qip' }],
  ordersQuery: [
    { kind: 'stock', ...page },
    { kind: 'block', ...page },
    { kind: 'qip', ...page },
  ],
  ordersInfiniteQuery: [],
  positionsQuery: [{ type: 'stock', ...page }],
  quoteQuery: [],
  dayLineQuery: [],
};

interface Options {
  readonly queryKey: readonly [string, ...unknown[]];
  readonly queryFn: (context: {
    client: QueryClient;
    signal: AbortSignal;
    pageParam: number;
  }) => Promise<unknown>;
}

/** Every query of the client by name. */
const queries = Object.entries<unknown>({ ...client }).filter(
  (named): named is [string, (of: client.Transport, what: unknown) => Options] =>
    named[0].endsWith('Query') && typeof named[1] === 'function',
);

/** Removes `readAt`, the time of the read, because the client sets it and not the server. */
const withoutAge = (field: string, value: unknown) => (field === 'readAt' ? null : value);

/** Reads the current answer of every query, by key. */
async function answers() {
  const all = new Map<string, { readonly name: string; readonly answer: string }>();
  const { signal } = new AbortController();
  const cache = new QueryClient();
  for (const [name, query] of queries) {
    for (const given of argumentsOf[name] ?? [page]) {
      const { queryKey, queryFn } = query(api, given);
      const data = await queryFn({ client: cache, signal, pageParam: 1 });
      const answer = JSON.stringify(data, withoutAge);
      all.set(JSON.stringify(queryKey), { name: queryKey[0], answer });
    }
  }
  return all;
}

/** Places an order as its flow does; returns the keys that the flow invalidates. */
async function place<Terms>(
  {
    calls,
    changes,
  }: { calls: (of: client.Transport) => effects.FlowCalls<Terms>; changes: readonly string[] },
  terms: Terms,
) {
  const order = { key: crypto.randomUUID(), terms, confirmedAt: upstream.now() };
  await calls(api).place({ order, code: '246810' });
  return changes;
}

const cost = (offer: client.Offer) => Number(offer.price) * offer.minimum;

async function buyFrom(kind: client.OfferKind) {
  const offers = await client.listOffers(api, { kind });
  const open = offers.filter(effects.isCompleteOffer).filter(({ status }) => status === 'open');
  const [cheapest] = open.toSorted((left, right) => cost(left) - cost(right));
  const { id: offerId, symbol, name, price, minimum: quantity } = cheapest!;
  return place(effects.offerFlow[kind], { kind, offerId, symbol, name, price, quantity });
}

/** Returns the terms of a purchase at the current price. */
async function shareTerms(symbol: string) {
  const quote = await client.getQuote(api, { symbol, market: 'US', mold: 'stock' });
  return { symbol, price: quote.price!, side: 'buy', quantity: 2, lots: [] } as const;
}

/** Orders of each flow. Each function returns the keys that the flow invalidates. */
const orders: Readonly<Record<string, readonly (() => Promise<readonly string[]>)[]>> = {
  ticketFlow: [
    async () => place(effects.ticketFlow(share), await shareTerms(share)),
    async () => {
      const { rows } = await client.listPositions(api, { type: 'stock', symbol: share, page: 1 });
      const lot = rows.find(effects.isCompleteLot)!;
      const terms = { ...(await shareTerms(share)), side: 'sell', lots: [lot] } as const;
      return place(effects.ticketFlow(share), terms);
    },
  ],
  offerFlow: [() => buyFrom('block'), () => buyFrom('qip')],
  ipoFlow: [
    async () => {
      const ipos = await client.listIpos(api);
      const open = ipos.filter(({ status }) => status === 'forthcoming');
      const ipo = open.find(effects.isCompleteIpo)!;
      const { id: offeringId, symbol, name, price, min } = ipo;
      return place(effects.ipoFlow, { offeringId, symbol, name, price: price!, quantity: min! });
    },
  ],
  fundFlow: [
    async () => {
      const funds = (await client.listFunds(api)).filter(effects.isCompleteFund);
      const { id: fundId, name, amount } = funds.find((fund) => fund.name === 'Renta Fija')!;
      return place(effects.fundFlow, { fundId, name, amount });
    },
  ],
  rechargeFlow: [() => place(effects.rechargeFlow, { amount: '5000', method: 'bank' })],
  withdrawFlow: [
    async () => {
      const card = (await client.listCards(api)).find(effects.isCompleteCard)!;
      const { id: cardId, kind, bankName } = card;
      const terms = { cardId, kind, bankName, masked: '', amount: '250' };
      return place(effects.withdrawFlow, terms);
    },
  ],
  loanFlow: [() => place(effects.loanFlow, { amount: '500', rate: null, days: null })],
  repaymentFlow: [
    async () => {
      const { rows } = await client.listLoans(api, { ...page, state: 'unpaid' });
      return place(effects.repaymentFlow, effects.loanToRepay(rows[0])!);
    },
  ],
};

const flows = Object.keys(effects).filter((name) => name.endsWith('Flow'));

it.each(flows)(
  'an order of %s invalidates every answer that it changes',
  async (name) => {
    expect(orders).toHaveProperty(name);
    for (const order of orders[name] ?? []) {
      const before = await answers();
      const changes = await order();
      const invalidated = new Set<unknown>();
      effects.refetchAfterOrder(
        { invalidateQueries: async (of) => void invalidated.add(of?.queryKey?.[0]) },
        changes,
      );
      const after = await answers();
      const changed = [...after.keys()].filter(
        (key) => before.get(key)?.answer !== after.get(key)?.answer,
      );
      expect(changed).not.toEqual([]);
      expect(changed.filter((key) => !invalidated.has(after.get(key)?.name))).toEqual([]);
    }
  },
  300_000,
);
