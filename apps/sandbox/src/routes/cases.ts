import { no, ok } from '../rules/answer.ts';
import { caseRow, openCase } from '../rules/cases.ts';
import { casesOf, closeCase } from '../store/index.ts';
import { inputs } from './__generated__/inputs.ts';
import { closed, keyed, nothing, type Route } from './route.ts';

/** The call has no pages: this many of the newest cases. */
const mostCases = 200;

/** Questions to customer service about one operation. */
export const caseRoutes: readonly Route[] = [
  closed(
    'GET',
    '/stock/success/v2/case/list',
    nothing,
    async (_, { context: { store }, session }) => {
      const rows = await casesOf(store.db, session.customerId, mostCases);
      return ok({ rows: rows.map(caseRow), count: rows.length });
    },
  ),
  keyed(
    '/stock/success/v2/case/open',
    inputs.openCase,
    ({ no: number, message, ...asked }, { context, session, keyed: given }) =>
      openCase(context, session.customerId, { number, message: message ?? '', ...asked }, given),
  ),
  closed(
    'POST',
    '/stock/success/v2/case/close',
    inputs.closeCase,
    async ({ no: number }, { context: { store }, session }) =>
      (await closeCase(store.db, session.customerId, number)) ? ok() : no('not-found'),
  ),
];
