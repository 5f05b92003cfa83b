import { ok } from '../rules/answer.ts';
import { type Statement, statementsOf, stretchOf } from '../rules/statements.ts';
import { billOf, fromCents } from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { itemsOfPage, pageOf } from './input.ts';
import { signedInRoute, type Route } from '../http/route.ts';
import { billRow, pageAnswer } from './rows.ts';

/** Formats the contract's schema `Statement`. */
function statementRow({ month, opening, income, expense, closing, count }: Statement) {
  return {
    month,
    opening: fromCents(opening),
    income: fromCents(income),
    expense: fromCents(expense),
    closing: fromCents(closing),
    count: Number(count),
  };
}

export const statementRoutes: readonly Route[] = [
  signedInRoute(calls.statements, async (input, { context: { store, clock }, session }) => {
    const all = await statementsOf(store, session.customerId, clock.now());
    return ok({ rows: itemsOfPage(all, input).map(statementRow), count: all.length });
  }),
  signedInRoute(calls.statementEntries, async (input, { context: { store }, session }) => {
    const filter = { type: 'all', ...stretchOf(input.month) } as const;
    const page = pageOf(input);
    return pageAnswer(await billOf(store.db, session.customerId, filter, page), billRow);
  }),
];
