import { limits, rates } from '@corro/domain';
import { z } from 'zod';
import { ok } from '../rules/answer.ts';
import { loanStanding } from '../rules/loans/standing.ts';
import { worthOf } from '../rules/worth.ts';
import { billOf, cashOf, customerById, fromCents } from '../store/index.ts';
import { limit, page, stretch } from './input.ts';
import { closed, nothing, type Route } from './route.ts';
import { isoTime } from './rows.ts';

const config = [
  { tag: 'usd_mxn', value: rates.usdMxn },
  { tag: 'usd_mxn_trading', value: rates.usdMxnTrading },
  { tag: 'min_withdraw_count', value: limits.withdrawConfiguredMinimum },
  { tag: 'simulated', value: 'y' },
];

/** Balance, changes, settings of the upstream. */
export const accountRoutes: readonly Route[] = [
  closed('GET', '/v2/config', nothing, async () => ok(config)),
  closed('GET', '/stock/success/v2/balance', nothing, async (_nothing, { world, session }) =>
    ok({ balance: fromCents(await cashOf(world.store.db, session.customerId)) }),
  ),
  closed('GET', '/stock/success/v2/user/info', nothing, async (_nothing, { world, session }) => {
    const [customer, worth, { due }] = await Promise.all([
      customerById(world.store.db, session.customerId),
      worthOf(world, session.customerId),
      loanStanding(world.store.db, session.customerId),
    ]);
    return ok({
      user: customer?.phone ?? '',
      no: customer?.customerNumber ?? '',
      img: null,
      total: worth.total,
      money: worth.money,
      loan: fromCents(due),
      fund_code_set: customer !== null && customer.codeHash !== null,
    });
  }),
  closed(
    'GET',
    '/stock/success/v2/bill',
    z.object({ type: z.enum(['all', 'income', 'expense']).default('all'), page, limit }),
    async (asked, { world, session }) => {
      const { store } = world;
      const found = await billOf(store.db, session.customerId, asked.type, stretch(asked));
      const rows = found.rows.map(({ id, amount, balance, reason, orderNumber, createdAt }) => ({
        id,
        type: amount < 0n ? 'expense' : 'income',
        amount: fromCents(amount < 0n ? -amount : amount),
        balance: fromCents(balance),
        reason,
        no: orderNumber,
        created_at: isoTime(createdAt),
      }));
      return ok({ rows, count: found.count });
    },
  ),
];
