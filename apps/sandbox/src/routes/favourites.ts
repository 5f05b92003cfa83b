import { no, ok } from '../rules/answer.ts';
import { findInstrument } from '../rules/instruments.ts';
import { quotesToShow } from '../rules/prices.ts';
import { addFavourite, favouritesOf, isFavourite, removeFavourite } from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { itemsOfPage } from './input.ts';
import { signedInRoute, type Route } from '../http/route.ts';
import { favouriteRow } from './rows.ts';

export const favouriteRoutes: readonly Route[] = [
  signedInRoute(calls.addFavourite, async (input, { context, session }) => {
    const { store, feed, clock } = context;
    if (findInstrument(feed, input.symbol) === null) return no('unknown-instrument');
    await addFavourite(store.db, session.customerId, input.symbol, clock.now());
    return ok();
  }),
  signedInRoute(calls.removeFavourite, async (input, { context, session }) => {
    await removeFavourite(context.store.db, session.customerId, input.symbol);
    return ok();
  }),
  signedInRoute(calls.checkFavourite, async (input, { context, session }) => {
    const { store, feed } = context;
    if (findInstrument(feed, input.symbol) === null) return no('unknown-instrument');
    return ok({ collected: await isFavourite(store.db, session.customerId, input.symbol) });
  }),
  signedInRoute(calls.favourites, async (input, { context, session }) => {
    const { store, feed } = context;
    const favourites = await favouritesOf(store.db, session.customerId);
    const codes = itemsOfPage(favourites, { page: input.page, limit: input.pageSize });
    const quotes = await quotesToShow(feed, codes);
    const list = codes.map((code, index) =>
      favouriteRow(code, findInstrument(feed, code), quotes[index] ?? null),
    );
    return ok({ list, total: favourites.length });
  }),
];
