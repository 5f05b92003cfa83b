import { caseSubjects, operationKinds } from '@corro/domain';
import { z } from 'zod';
import { no, ok } from '../rules/answer.ts';
import { caseRow, openCase } from '../rules/cases.ts';
import { casesOf, closeCase } from '../store/index.ts';
import { caseNumber, longestMessageBody, operationNumber, text } from './input.ts';
import { closed, keyed, nothing, type Route } from './route.ts';

/** The call has no pages: this many of the newest cases. */
const mostCases = 200;

const opening = z.object({
  kind: z.enum(operationKinds),
  no: operationNumber,
  subject: z.enum(caseSubjects),
  message: text(longestMessageBody).default(''),
});

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
    opening,
    ({ no: number, ...asked }, { context, session, keyed: given }) =>
      openCase(context, session.customerId, { number, ...asked }, given),
  ),
  closed(
    'POST',
    '/stock/success/v2/case/close',
    z.object({ no: caseNumber }),
    async ({ no: number }, { context: { store }, session }) =>
      (await closeCase(store.db, session.customerId, number)) ? ok() : no('not-found'),
  ),
];
