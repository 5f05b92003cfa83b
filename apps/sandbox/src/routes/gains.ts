import { ok } from '../rules/answer.ts';
import {
  fromCents,
  type GainRow,
  gainRowsOf,
  type GainSums,
  type GainYearRow,
  gainYearsOf,
  type InstrumentGainRow,
  instrumentGainsOf,
} from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { pageOf } from './input.ts';
import { signedInRoute, type Route } from '../http/route.ts';
import { isoTime, pageAnswer } from './rows.ts';

/** Formats the fields that the schemas `GainYear`, `InstrumentGain` and `GainRecord` share. */
function figures({ cost, proceeds, fees }: GainSums) {
  return {
    cost: fromCents(cost),
    proceeds: fromCents(proceeds),
    fees: fromCents(fees),
    gain: fromCents(proceeds - cost - fees),
  };
}

const named = ({ kind, tag, name, market }: InstrumentGainRow | GainRow) => ({
  kind,
  tag,
  name,
  ...(market === null ? {} : { type: market }),
});

/** Formats the contract's schema `GainYear`. */
function yearRow(row: GainYearRow) {
  const { year, months } = row;
  return { year, ...figures(row), ...(months === null ? {} : { months: months.map(fromCents) }) };
}

/** Formats the contract's schema `InstrumentGain`. */
function instrumentRow(row: InstrumentGainRow) {
  return { ...named(row), sales: Number(row.sales), ...figures(row) };
}

/** Formats the contract's schema `GainRecord`. */
function gainRow(row: GainRow) {
  return {
    ...named(row),
    no: row.order_number,
    ...(row.quantity === null ? {} : { count: Number(row.quantity) }),
    ...figures(row),
    created_at: isoTime(row.created_at),
  };
}

export const gainRoutes: readonly Route[] = [
  signedInRoute(calls.gainYears, async (_, { context: { store }, session }) => {
    const rows = await gainYearsOf(store, session.customerId);
    return ok({ rows: rows.map(yearRow), count: rows.length });
  }),
  signedInRoute(calls.gainInstruments, async (input, { context: { store }, session }) => {
    const { customerId } = session;
    const page = pageOf(input);
    const rows = await instrumentGainsOf(store, customerId, input.year ?? null, page);
    return pageAnswer(rows, instrumentRow);
  }),
  signedInRoute(calls.gains, async (input, { context: { store }, session }) =>
    pageAnswer(await gainRowsOf(store.db, session.customerId, input, pageOf(input)), gainRow),
  ),
];
