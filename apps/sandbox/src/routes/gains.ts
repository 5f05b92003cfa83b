import { z } from 'zod';
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
import { limit, page, stretch, symbol } from './input.ts';
import { closed, nothing, type Route } from './route.ts';
import { isoTime } from './rows.ts';

/** The figures of schemas `GainYear`, `InstrumentGain` and `GainRecord`. */
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

/** Schema `GainYear`. */
function yearRow(row: GainYearRow) {
  return { year: row.year, ...figures(row) };
}

/** Schema `InstrumentGain`. */
function instrumentRow(row: InstrumentGainRow) {
  return { ...named(row), sales: Number(row.sales), ...figures(row) };
}

/** Schema `GainRecord`. */
function gainRow(row: GainRow) {
  return {
    ...named(row),
    no: row.order_number,
    ...(row.quantity === null ? {} : { count: Number(row.quantity) }),
    ...figures(row),
    created_at: isoTime(row.created_at),
  };
}

const year = z
  .string()
  .regex(/^(?:19[7-9][0-9]|[2-9][0-9]{3})$/)
  .transform(Number);

const instruments = z.object({ year, page, limit });
const sales = instruments.extend({ kind: z.enum(['sale', 'fund']), tag: symbol });

/** What selling has earned. */
export const gainRoutes: readonly Route[] = [
  closed(
    'GET',
    '/stock/success/v2/gain/years',
    nothing,
    async (_, { context: { store }, session }) => {
      const rows = await gainYearsOf(store.db, session.customerId);
      return ok({ rows: rows.map(yearRow), count: rows.length });
    },
  ),
  closed(
    'GET',
    '/stock/success/v2/gain/instruments',
    instruments,
    async (input, { context: { store }, session }) => {
      const { customerId } = session;
      const found = await instrumentGainsOf(store.db, customerId, input.year, stretch(input));
      return ok({ rows: found.rows.map(instrumentRow), count: found.count });
    },
  ),
  closed(
    'GET',
    '/stock/success/v2/gain/list',
    sales,
    async (input, { context: { store }, session }) => {
      const found = await gainRowsOf(store.db, session.customerId, input, stretch(input));
      return ok({ rows: found.rows.map(gainRow), count: found.count });
    },
  ),
];
