import { ok } from '../rules/answer.ts';
import { type Statement, statementsOf, stretchOf } from '../rules/statements.ts';
import { billOf, fromCents } from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { stretch } from './input.ts';
import { closed, type Route } from './route.ts';
import { billRow } from './rows.ts';

/** Schema `Statement`. */
function statementRow({ month: of, opening, income, expense, closing, count }: Statement) {
  return {
    month: of,
    opening: fromCents(opening),
    income: fromCents(income),
    expense: fromCents(expense),
    closing: fromCents(closing),
    count: Number(count),
  };
}

export const statementRoutes: readonly Route[] = [
  closed(calls.statements, async (asked, { context: { store, clock }, session }) => {
    const all = await statementsOf(store, session.customerId, clock.now());
    const { offset, limit: most } = stretch(asked);
    return ok({ rows: all.slice(offset, offset + most).map(statementRow), count: all.length });
  }),
  closed(calls.statementEntries, async (asked, { context: { store }, session }) => {
    const filter = { type: 'all', ...stretchOf(asked.month) } as const;
    const found = await billOf(store.db, session.customerId, filter, stretch(asked));
    return ok({ rows: found.rows.map(billRow), count: found.count });
  }),
];
