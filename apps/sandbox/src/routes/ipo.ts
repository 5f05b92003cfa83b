import { ok } from '../rules/answer.ts';
import { applyForIpo } from '../rules/ipo/applications.ts';
import { type Offering, offeringsAt, offeringStatus } from '../rules/ipo/offerings.ts';
import type { RuleContext } from '../rules/ruleContext.ts';
import { fromCents, fromMillionths, type IpoApplicationRow, listRows } from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { pageOf } from './input.ts';
import { signedInRoute, keyedRoute, type Route, sharedRoute } from '../http/route.ts';
import { centsOrNull, isoTime, isoTimeOrNull, pageAnswer, recordFields } from './rows.ts';

/** `ipo/list` shows the newest applications; `deal/list` pages through all. */
const newest = { offset: 0, limit: 100 };

/** Reads a page of applications as orders; status 0 or none means all. */
export async function ipoOrders(
  { store }: RuleContext,
  customerId: string,
  input: {
    status?: number | null | undefined;
    tag?: string | null | undefined;
    page: number;
    limit: number;
    no?: string | null | undefined;
  },
) {
  const filter = { status: input.status || null, symbol: input.tag };
  const page = pageOf(input);
  const orders = await listRows(store.db, 'ipo_applications', customerId, filter, page);
  return pageAnswer(orders, orderRow);
}

export const ipoRoutes: readonly Route[] = [
  sharedRoute(calls.ipos, async (_, { context }) => {
    const now = context.clock.now();
    const rows = offeringsAt(now).map((offering) => offeringRow(offering, now));
    return ok({ rows, count: rows.length });
  }),
  keyedRoute(calls.applyForIpo, (input, { context, session, idempotency }) => {
    const { id: offering, tag, count, price: accepted } = input;
    const request = { id: offering, symbol: tag, quantity: count, price: accepted };
    return applyForIpo(context, session.customerId, request, idempotency);
  }),
  signedInRoute(calls.ipoOrders, async (_, { context, session }) => {
    const { db } = context.store;
    const applications = await listRows(db, 'ipo_applications', session.customerId, {}, newest);
    return pageAnswer(applications, applicationRow);
  }),
];

/** Formats the contract's schema `Ipo`. */
function offeringRow(offering: Offering, now: number) {
  return {
    id: offering.id,
    series: offering.series,
    symbol: offering.symbol,
    company_name: offering.name,
    about: offering.about,
    status: offeringStatus(offering, now),
    issue_price: offering.price,
    min: offering.min,
    max: offering.max,
    issue_start_date: isoTime(offering.opensAt),
    issue_end_date: isoTime(offering.closesAt),
    listing_date: isoTime(offering.listsAt),
  };
}

/** Formats the contract's schema `IpoOrder`. */
function applicationRow(row: IpoApplicationRow) {
  return {
    ...recordFields(row),
    ipo_id: row.ipo_id,
    series: row.series,
    tag: row.symbol,
    company_name: row.name,
    count: Number(row.quantity),
    price: fromMillionths(row.price),
    held: fromCents(row.held),
    issue_end_date: isoTime(row.closes_at),
    allotted: row.allotted === null ? null : Number(row.allotted),
    amount: centsOrNull(row.amount),
    fee: centsOrNull(row.fee),
    returned: centsOrNull(row.returned),
    status: row.status,
    ended_at: isoTimeOrNull(row.ended_at),
  };
}

/** Formats the contract's schema `Order` of an application, with the held or finally paid amount. */
function orderRow(row: IpoApplicationRow) {
  const { amount, fee, held } = row;
  return {
    ...recordFields(row),
    tag: row.symbol,
    name: row.name,
    type: null,
    mold: 'ipo',
    state: 'buy',
    count: Number(row.quantity),
    price: fromMillionths(row.price),
    sell_price: null,
    price_all: fromCents(amount === null || fee === null ? held : amount + fee),
    status: row.status,
    ended_at: isoTimeOrNull(row.ended_at),
  };
}
