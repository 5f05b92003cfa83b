import type {
  AppConfig,
  BillEntry,
  NewsItem,
  Portfolio,
  PortfolioPoint,
  UserInfo,
} from '@corro/client';
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

const hourMs = 3_600_000;

/** What an account of which 25,000.00 were paid in had gained hour after hour, the last one now. */
export function hourlyPoints(gains: readonly number[]): PortfolioPoint[] {
  return gains.map((gain, at) => ({
    at: fakeNow - (gains.length - 1 - at) * hourMs,
    value: (25_000 + gain).toFixed(2),
    flows: '25000.00',
  }));
}

/** A portfolio that has gained 310.20 of 25,000.00 today, and what it is made of. */
export function buildPortfolio(over: Partial<Portfolio> = {}): Portfolio {
  return {
    points: hourlyPoints([0, 40, 95, 60, 20, -35, -10, 70, 150, 130, 185, 240, 260, 310.2]),
    parts: {
      cash: '12000.00',
      stock: '9310.20',
      forex: '0.00',
      futures: '0.00',
      treasury: '2000.00',
      funds: '1500.00',
      held: '500.00',
      loan: '0.00',
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
