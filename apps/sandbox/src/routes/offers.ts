import { z } from 'zod';
import { ok } from '../rules/answer.ts';
import { offersToday } from '../rules/offers/offers.ts';
import { text } from './input.ts';
import { closed, type Route } from './route.ts';
import { offerRow } from './rows.ts';

/** What is offered as block trade and QIP. */
export const offerRoutes: readonly Route[] = [
  closed(
    'POST',
    '/stock/success/stock/list',
    z.object({ mold: z.enum(['bulk', 'finalize']), code: text(80).nullish() }),
    async ({ mold, code }, { context }) => {
      const offers = await offersToday(context, mold, code ?? '');
      return ok({ rows: offers.map(offerRow), count: offers.length });
    },
  ),
];
