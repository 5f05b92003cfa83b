import { no, ok } from '../rules/answer.ts';
import { buyAtMarket } from '../rules/buyAtMarket.ts';
import { buyOffer, offersToday } from '../rules/offers.ts';
import { currentQuotes } from '../rules/prices.ts';
import { sellLot } from '../rules/sellLot.ts';
import { openLotsOf, ordersOf } from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { stretch } from './input.ts';
import { ipoOrders } from './ipo.ts';
import { closed, keyed, type Route, shared } from './route.ts';
import { offerRow, orderRow, positionRow } from './rows.ts';

export const dealRoutes: readonly Route[] = [
  keyed(calls.buy, async (asked, { context, session, keyed: given }) => {
    const order = { symbol: asked.tag, quantity: asked.count, price: asked.price };
    if (asked.mold === 'bulk' || asked.mold === 'finalize') {
      const code = asked.stock_password ?? null;
      const wanted = { ...order, mold: asked.mold, offerId: asked.id ?? '' };
      return buyOffer(context, session, { order: wanted, code, keyed: given });
    }
    if (asked.mold !== 'stock') return no('not-built');
    return buyAtMarket(context, session.customerId, order, given);
  }),
  keyed(calls.sell, (asked, { context, session, keyed: given }) => {
    const order = { lotNumber: asked.no, price: asked.sell_price };
    return sellLot(context, session.customerId, order, given);
  }),
  closed(calls.orders, async (asked, { context, session }) => {
    if (asked.mold === 'ipo') return ok(await ipoOrders(context, session.customerId, asked));
    // 0 means pending for shares, and all for block trades and QIP (spec §4).
    const asksAll = asked.mold !== 'stock' && asked.status === 0;
    const status = asksAll ? null : (asked.status ?? null);
    const filter = { mold: asked.mold, status, symbol: asked.tag ?? null };
    const { db } = context.store;
    const { rows, count } = await ordersOf(db, session.customerId, filter, stretch(asked));
    return ok({ rows: rows.map(orderRow), count });
  }),
  closed(calls.positions, async (asked, { context, session }) => {
    const filter = { type: asked.type, symbol: asked.tag ?? null };
    const { db } = context.store;
    const { rows, count } = await openLotsOf(db, session.customerId, filter, stretch(asked));
    const symbols = rows.map((lot) => lot.symbol);
    const quotes = await currentQuotes(context.feed, symbols);
    const positions = rows.map((lot) => positionRow(lot, quotes.get(lot.symbol) ?? null));
    return ok({ rows: positions, count });
  }),
];

export const offerRoutes: readonly Route[] = [
  shared(calls.blockItems, async ({ mold, code }, { context }) => {
    const offers = await offersToday(context, mold, code ?? '');
    return ok({ rows: offers.map(offerRow), count: offers.length });
  }),
];
