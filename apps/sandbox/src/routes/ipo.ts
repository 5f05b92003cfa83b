import { ok } from '../rules/answer.ts';
import { applyForIpo } from '../rules/ipo/apply.ts';
import { type Offering, offeringsAt, offeringStatus } from '../rules/ipo/offerings.ts';
import type { RuleContext } from '../rules/ruleContext.ts';
import {
  fromCents,
  fromMillionths,
  type IpoApplicationRow,
  ipoApplicationsOf,
} from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { stretch } from './input.ts';
import { closed, keyed, type Route, shared } from './route.ts';
import { isoTime, isoTimeOrNull } from './rows.ts';

/** `ipo/list` shows the newest applications; `deal/list` pages through all. */
const listed = { offset: 0, limit: 100 };

/** Reads a page of applications as orders; status 0 or none means all. */
export async function ipoOrders(
  { store }: RuleContext,
  customerId: string,
  asked: {
    status?: number | null | undefined;
    tag?: string | null | undefined;
    page: number;
    limit: number;
    no?: string | null | undefined;
  },
) {
  const filter = { status: asked.status || null, symbol: asked.tag ?? null };
  const found = await ipoApplicationsOf(store.db, customerId, filter, stretch(asked));
  return { rows: found.rows.map(orderRow), count: found.count };
}

export const ipoRoutes: readonly Route[] = [
  shared(calls.ipos, async (_nothing, { context }) => {
    const now = context.clock.now();
    const rows = offeringsAt(now).map((offering) => offeringRow(offering, now));
    return ok({ rows, count: rows.length });
  }),
  keyed(calls.applyForIpo, (asked, { context, session, keyed: given }) => {
    const { id: offering, tag, count, price: accepted } = asked;
    const request = { id: offering, symbol: tag, quantity: count, price: accepted };
    return applyForIpo(context, session.customerId, request, given);
  }),
  closed(calls.ipoOrders, async (_nothing, { context, session }) => {
    const all = { status: null, symbol: null };
    const { db } = context.store;
    const { rows, count } = await ipoApplicationsOf(db, session.customerId, all, listed);
    return ok({ rows: rows.map(applicationRow), count });
  }),
];

/** Schema `Ipo`. */
function offeringRow(offering: Offering, now: number) {
  return {
    id: offering.id,
    series: offering.series,
    symbol: offering.symbol,
    company_name: offering.name,
    status: offeringStatus(offering, now),
    issue_price: offering.price,
    min: offering.min,
    max: offering.max,
    issue_start_date: isoTime(offering.opensAt),
    issue_end_date: isoTime(offering.closesAt),
  };
}

function money(cents: bigint | null): string | null {
  return cents === null ? null : fromCents(cents);
}

/** Schema `IpoOrder`. */
function applicationRow(row: IpoApplicationRow) {
  return {
    id: row.order_number,
    no: row.order_number,
    ipo_id: row.ipo_id,
    series: row.series,
    tag: row.symbol,
    company_name: row.name,
    count: Number(row.quantity),
    price: fromMillionths(row.price),
    held: fromCents(row.held),
    issue_end_date: isoTime(row.closes_at),
    allotted: row.allotted === null ? null : Number(row.allotted),
    amount: money(row.amount),
    fee: money(row.fee),
    returned: money(row.returned),
    status: row.status,
    created_at: isoTime(row.created_at),
    ended_at: isoTimeOrNull(row.ended_at),
    client_key: row.client_key,
  };
}

/** Schema `Order` of an application, with the held or finally paid amount. */
function orderRow(row: IpoApplicationRow) {
  const { amount, fee, held } = row;
  return {
    id: row.order_number,
    no: row.order_number,
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
    created_at: isoTime(row.created_at),
    ended_at: isoTimeOrNull(row.ended_at),
    client_key: row.client_key,
  };
}
