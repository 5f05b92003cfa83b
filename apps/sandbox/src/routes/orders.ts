import { no, ok } from '../rules/answer.ts';
import { buyAtMarket } from '../rules/buyAtMarket.ts';
import { buyOffer, offersToday } from '../rules/offers.ts';
import { currentQuotes } from '../rules/prices.ts';
import { sellLot } from '../rules/sellLot.ts';
import { openLotsOf, ordersOf } from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { pageOf } from './input.ts';
import { ipoOrders } from './ipo.ts';
import { signedInRoute, keyedRoute, type Route, sharedRoute } from '../http/route.ts';
import { offerRow, orderRow, pageAnswer, positionRow } from './rows.ts';

export const orderRoutes: readonly Route[] = [
  keyedRoute(calls.buy, async (input, { context, session, idempotency }) => {
    const order = { symbol: input.tag, quantity: input.count, price: input.price };
    if (input.mold === 'bulk' || input.mold === 'finalize') {
      const code = input.stock_password ?? null;
      const offerOrder = { ...order, mold: input.mold, offerId: input.id ?? '' };
      return buyOffer(context, session, { order: offerOrder, code, keyed: idempotency });
    }
    if (input.mold !== 'stock') return no('not-built');
    return buyAtMarket(context, session.customerId, order, idempotency);
  }),
  keyedRoute(calls.sell, (input, { context, session, idempotency }) => {
    const order = { lotNumber: input.no, price: input.sell_price };
    return sellLot(context, session.customerId, order, idempotency);
  }),
  signedInRoute(calls.orders, async (input, { context, session }) => {
    if (input.mold === 'ipo') return ipoOrders(context, session.customerId, input);
    // 0 means pending for shares, and all for block trades and QIP (spec §4).
    const asksAll = input.mold !== 'stock' && input.status === 0;
    const status = asksAll ? null : (input.status ?? null);
    const filter = { mold: input.mold, status, symbol: input.tag ?? null };
    const { db } = context.store;
    return pageAnswer(await ordersOf(db, session.customerId, filter, pageOf(input)), orderRow);
  }),
  signedInRoute(calls.positions, async (input, { context, session }) => {
    const filter = { type: input.type, symbol: input.tag ?? null };
    const { db } = context.store;
    const { rows, count } = await openLotsOf(db, session.customerId, filter, pageOf(input));
    const symbols = rows.map((lot) => lot.symbol);
    const quotes = await currentQuotes(context.feed, symbols);
    const positions = rows.map((lot) => positionRow(lot, quotes.get(lot.symbol) ?? null));
    return ok({ rows: positions, count });
  }),
];

export const offerRoutes: readonly Route[] = [
  sharedRoute(calls.blockItems, async ({ mold, code }, { context }) => {
    const offers = await offersToday(context, mold, code ?? '');
    return ok({ rows: offers.map(offerRow), count: offers.length });
  }),
];
