import { no, ok } from '../rules/answer.ts';
import { findInstrument } from '../rules/instruments.ts';
import { quotesToShow } from '../rules/prices.ts';
import { addFavourite, favouritesOf, isFavourite, removeFavourite } from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { stretch } from './input.ts';
import { closed, type Route } from './route.ts';
import { favouriteRow } from './rows.ts';

export const favouriteRoutes: readonly Route[] = [
  closed(calls.addFavourite, async (asked, { context, session }) => {
    const { store, feed, clock } = context;
    if (findInstrument(feed, asked.symbol) === null) return no('unknown-instrument');
    await addFavourite(store.db, session.customerId, asked.symbol, clock.now());
    return ok();
  }),
  closed(calls.removeFavourite, async (asked, { context, session }) => {
    await removeFavourite(context.store.db, session.customerId, asked.symbol);
    return ok();
  }),
  closed(calls.checkFavourite, async (asked, { context, session }) => {
    const { store, feed } = context;
    if (findInstrument(feed, asked.symbol) === null) return no('unknown-instrument');
    return ok({ collected: await isFavourite(store.db, session.customerId, asked.symbol) });
  }),
  closed(calls.favourites, async (asked, { context, session }) => {
    const { store, feed } = context;
    const favourites = await favouritesOf(store.db, session.customerId);
    const { offset, limit: size } = stretch({ page: asked.page, limit: asked.pageSize });
    const codes = favourites.slice(offset, offset + size);
    const quotes = await quotesToShow(feed, codes);
    const list = codes.map((code, index) =>
      favouriteRow(code, findInstrument(feed, code), quotes[index] ?? null),
    );
    return ok({ list, total: favourites.length });
  }),
];
