import { z } from 'zod';
import { ok } from '../rules/answer.ts';
import { applyForIpo } from '../rules/ipo/apply.ts';
import { offeringsAt } from '../rules/ipo/offerings.ts';
import type { RuleContext } from '../rules/ruleContext.ts';
import { ipoApplicationsOf } from '../store/index.ts';
import { NumberText, price, quantity, stretch, symbol, text } from './input.ts';
import { applicationRow, offeringRow, orderRow } from './ipoRows.ts';
import { closed, keyed, nothing, type Route } from './route.ts';

const id = z.union([text(16).min(1), z.instanceof(NumberText).transform((value) => value.text)]);

/** How many of the newest applications `ipo/list` shows; `deal/list` pages through all of them. */
const listed = { offset: 0, limit: 100 };

/** A page of the applications as orders, for the list of all kinds; status 0 or none is all. */
export async function ipoOrders(
  { store }: RuleContext,
  customerId: string,
  asked: {
    status?: number | null | undefined;
    tag?: string | null | undefined;
    page: number;
    limit: number;
  },
) {
  const filter = { status: asked.status || null, symbol: asked.tag ?? null };
  const found = await ipoApplicationsOf(store.db, customerId, filter, stretch(asked));
  return { rows: found.rows.map(orderRow), count: found.count };
}

/** Offerings to the public, and applications for them. */
export const ipoRoutes: readonly Route[] = [
  closed('GET', '/client/ipo', nothing, async (_nothing, { context }) => {
    const now = context.clock.now();
    const rows = offeringsAt(now).map((offering) => offeringRow(offering, now));
    return ok({ rows, count: rows.length });
  }),
  keyed(
    '/stock/success/ipo/buy',
    z.object({ id, tag: symbol, count: quantity, price }),
    (asked, { context, session, keyed: given }) => {
      const { id: offering, tag, count, price: accepted } = asked;
      const request = { id: offering, symbol: tag, quantity: count, price: accepted };
      return applyForIpo(context, session.customerId, request, given);
    },
  ),
  closed('GET', '/stock/success/ipo/list', nothing, async (_nothing, { context, session }) => {
    const all = { status: null, symbol: null };
    const { db } = context.store;
    const { rows, count } = await ipoApplicationsOf(db, session.customerId, all, listed);
    return ok({ rows: rows.map(applicationRow), count });
  }),
];
