import { no, ok } from '../rules/answer.ts';
import { caseRow, openCase } from '../rules/cases.ts';
import { casesOf, closeCase } from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { signedInRoute, keyedRoute, type Route } from '../http/route.ts';

/** The call has no pages; it returns the newest cases. */
const maxCases = 200;

export const caseRoutes: readonly Route[] = [
  signedInRoute(calls.cases, async (_, { context: { store }, session }) => {
    const rows = await casesOf(store.db, session.customerId, maxCases);
    return ok({ rows: rows.map(caseRow), count: rows.length });
  }),
  keyedRoute(
    calls.openCase,
    ({ no: number, message, ...input }, { context, session, idempotency }) =>
      openCase(
        context,
        session.customerId,
        { number, message: message ?? '', ...input },
        idempotency,
      ),
  ),
  signedInRoute(calls.closeCase, async ({ no: number }, { context: { store }, session }) =>
    (await closeCase(store.db, session.customerId, number)) ? ok() : no('not-found'),
  ),
];
