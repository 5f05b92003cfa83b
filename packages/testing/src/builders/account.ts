import type { AppConfig, BillEntry, NewsItem, Portfolio, UserInfo } from '@corro/client';
import { limits, rates } from '@corro/domain';
import { fakeNow } from '../fakeClock/fakeClock.ts';

/** A customer with 25,000.00 and no loan. */
export function buildUserInfo(over: Partial<UserInfo> = {}): UserInfo {
  return {
    phone: '5500000001',
    customerNumber: '100001',
    image: null,
    total: '25000.00',
    balance: '25000.00',
    loan: '0.00',
    hasTransactionCode: true,
    withdrawalsHeldSeconds: null,
    ...over,
  };
}

/** A portfolio that has gained 415.61 of 30,000.00 in four weeks, 5,000.00 of them brought in meanwhile. */
export function buildPortfolio(over: Partial<Portfolio> = {}): Portfolio {
  const day = 86_400_000;
  return {
    points: [
      { at: fakeNow - 28 * day, value: '25000.00', flows: '25000.00' },
      { at: fakeNow - 21 * day, value: '25180.20', flows: '25000.00' },
      { at: fakeNow - 14 * day, value: '24890.75', flows: '25000.00' },
      { at: fakeNow - 7 * day, value: '30102.40', flows: '30000.00' },
      { at: fakeNow, value: '30415.61', flows: '30000.00' },
    ],
    parts: {
      cash: '23715.61',
      stock: '5500.00',
      forex: '0.00',
      futures: '0.00',
      treasury: '0.00',
      funds: '1000.00',
      held: '704.93',
      loan: '504.93',
    },
    ...over,
  };
}

/** The expense of a purchase. */
export function buildBillEntry(over: Partial<BillEntry> = {}): BillEntry {
  return {
    id: '21',
    type: 'expense',
    amount: '1284.39',
    balance: '23715.61',
    reason: 'stock-buy',
    orderNumber: 'C26112000000042',
    createdAt: fakeNow,
    ...over,
  };
}

/** The settings as the specification has them. */
export function buildConfig(over: Partial<AppConfig> = {}): AppConfig {
  const { usdMxn, usdMxnTrading } = rates;
  const minWithdraw = limits.withdrawConfiguredMinimum;
  return {
    usdMxn,
    usdMxnTrading,
    minWithdraw,
    simulated: true,
    recordedPrices: null,
    rules: {
      tradeFee: '0.03',
      rechargeFee: '0',
      withdrawFee: '0',
      fundFee: '0',
      returnsUnallotted: true,
      returnsFailedWithdrawals: true,
      endsOtherSessions: true,
    },
    extensions: [],
    entries: {
      usd_mxn: usdMxn,
      usd_mxn_trading: usdMxnTrading,
      min_withdraw_count: minWithdraw,
      simulated: 'y',
    },
    ...over,
  };
}

export function buildNewsItem(over: Partial<NewsItem> = {}): NewsItem {
  return {
    id: '7',
    title: 'El mercado abre al alza',
    subhead: 'Energía a la cabeza',
    image: null,
    content: '<p>Las acciones de energía encabezan las alzas.</p>',
    createdAt: fakeNow,
    updatedAt: null,
    ...over,
  };
}
