import type { AppConfig, BillEntry, NewsItem, UserInfo } from '@corro/client';
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
    createdAt: fakeNow,
    ...over,
  };
}

/** The settings as the specification has them. */
export function buildConfig(over: Partial<AppConfig> = {}): AppConfig {
  return {
    usdMxn: '20',
    usdMxnTrading: '20.29',
    minWithdraw: '100',
    simulated: true,
    entries: {
      usd_mxn: '20',
      usd_mxn_trading: '20.29',
      min_withdraw_count: '100',
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
