import { feeRate, limits, multiply } from '@corro/domain';
import { ok } from '../rules/answer.ts';
import { cancelRequest } from '../rules/cancelling.ts';
import { dollarRate } from '../rules/instruments.ts';
import { demoBank } from '../rules/recharges.ts';
import { portfolioOf } from '../rules/portfolio/portfolio.ts';
import type { RuleContext } from '../rules/ruleContext.ts';
import { startOver } from '../rules/startOver.ts';
import { stretchOf } from '../rules/statements.ts';
import { accountFigures, userInfoOf } from '../rules/userInfo.ts';
import { type BillFilter, billOf, type BillType, cashFigures, fromCents } from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { extensions } from './__generated__/extensions.ts';
import { pageOf } from './input.ts';
import { cachedRoute, figuresRoute, signedInRoute, keyedRoute, type Route } from '../http/route.ts';
import { billRow, isoTime, pageAnswer } from './rows.ts';

function extensionsOf({ recoversCode, hasPasskeys, priceStreams }: RuleContext): readonly string[] {
  const isOn: Partial<Record<(typeof extensions)[number], boolean>> = {
    passkeys: hasPasskeys,
    'code.recover': recoversCode,
    'account.stream': priceStreams !== null,
    'quotes.stream': priceStreams !== null,
  };
  return extensions.filter((extension) => isOn[extension] ?? true);
}

const pesoTags = ['usd_mxn', 'usd_mxn_trading'];

interface BillInput {
  type: BillType;
  month?: string | undefined;
  search?: string | undefined;
}

function billFilter({ type, month, search }: BillInput): BillFilter {
  return {
    type,
    ...(search === undefined ? {} : { search }),
    ...(month === undefined ? {} : stretchOf(month)),
  };
}

/** No bank has the code 999, so nobody can transfer money to this CLABE. */
const depositTags = [
  { tag: 'recharge_clabe', value: '999180000000000015' },
  { tag: 'recharge_bank', value: demoBank },
  { tag: 'recharge_holder', value: 'Corro DEMO' },
];

async function config(context: RuleContext) {
  const { feed } = context;
  const rate = context.announcesPesoRate ? await dollarRate(feed) : null;
  const years = feed.recordedYears?.() ?? null;
  return [
    ...(rate === null ? [] : pesoTags.map((tag) => ({ tag, value: rate }))),
    { tag: 'min_withdraw_count', value: limits.withdrawConfiguredMinimum },
    { tag: 'simulated', value: 'y' },
    { tag: 'fee_trade', value: multiply(feeRate, '100') },
    { tag: 'fee_recharge', value: '0' },
    { tag: 'fee_withdraw', value: '0' },
    { tag: 'fee_fund', value: '0' },
    { tag: 'ipo_returns', value: 'y' },
    { tag: 'withdraw_returns', value: 'y' },
    { tag: 'withdraw_days', value: '0' },
    { tag: 'withdraw_currency', value: 'USD' },
    { tag: 'password_ends_sessions', value: 'y' },
    ...depositTags,
    { tag: 'service_hours', value: '24/7' },
    { tag: 'service_minutes', value: '1' },
    { tag: 'market_hours', value: '24/7' },
    { tag: 'extensions', value: extensionsOf(context).join(', ') },
    ...(years === null ? [] : [{ tag: 'recorded_prices', value: `${years.from}-${years.to}` }]),
  ];
}

export const accountRoutes: readonly Route[] = [
  cachedRoute(calls.config, async (_, { context }) => ok(await config(context))),
  figuresRoute(calls.balance, cashFigures, async (cash) => ok({ balance: fromCents(cash) })),
  figuresRoute(calls.userInfo, accountFigures, async (overview, { context }) =>
    ok(await userInfoOf(context, overview)),
  ),
  signedInRoute(calls.portfolio, async ({ range }, { context, session }) => {
    const { points, parts } = await portfolioOf(context, session.customerId, range);
    const list = points.map(({ at, value, flows, fees, interest }) => ({
      time: isoTime(at),
      value: fromCents(value),
      flows: fromCents(flows),
      fees: fromCents(fees),
      interest: fromCents(interest),
    }));
    const texts = Object.entries(parts).map(([part, cents]) => [part, fromCents(cents)]);
    return ok({ list, parts: Object.fromEntries(texts) });
  }),
  signedInRoute(calls.bill, async (input, { context: { store }, session }) => {
    const page = pageOf({ ...input, no: input.id });
    return pageAnswer(await billOf(store.db, session.customerId, billFilter(input), page), billRow);
  }),
  keyedRoute(calls.cancelRequest, ({ kind, no }, { context, session, idempotency }) =>
    cancelRequest(context, session.customerId, { kind, number: no }, idempotency),
  ),
  keyedRoute(calls.startOver, (_, { context, session, idempotency }) =>
    startOver(context, session.customerId, idempotency),
  ),
];
