import { randomUUID } from 'node:crypto';
import {
  allOrders,
  purchase,
  setCode,
  shareBetween,
  transactionCode,
  type OrderRow,
} from './customer.ts';
import type { SandboxProcess } from './process.ts';

/** A time at which the sandbox has suitable offers, offerings and funds. */
export const suitable = '2026-11-23T15:05:00Z';

/** A kind of order that spends money. */
export interface Spending {
  name: string;
  path: string;
  /** Returns orders of which a new customer can pay any one, but not two. */
  onlyOne(sandbox: SandboxProcess, token: string): Promise<readonly object[]>;
  /** Refusal codes that the other orders may get. */
  refusals: readonly string[];
  /** Reads the executed orders of the customer. */
  executed(sandbox: SandboxProcess, token: string): Promise<readonly OrderRow[]>;
}

export const shares: Spending = {
  name: 'shares',
  path: '/stock/success/deal/buy',
  refusals: ['insufficient-funds'],
  // 25,000.00 is enough for 100 shares, but not for 200.
  onlyOne: async (sandbox, token) => [purchase(await shareBetween(sandbox, token, 130, 240), 100)],
  executed: (sandbox, token) => allOrders(sandbox, token, 'stock'),
};

interface Offer {
  id: string;
  tag: string;
  price: string;
  /** Minimum quantity. */
  count: number;
}

/** Reads the open block trades, cheapest first. */
async function openOffers(sandbox: SandboxProcess, token: string): Promise<Offer[]> {
  const { data } = await sandbox.post('/stock/success/stock/list', { mold: 'bulk' }, token);
  const { rows } = data as { rows: (Offer & { status: number })[] };
  return rows
    .filter(({ status }) => status === 1)
    .toSorted((one, other) => Number(one.price) - Number(other.price));
}

/** Creates the body of a purchase from an offer. */
function offerPurchase({ id, tag, price }: Offer, count: number): object {
  return { id, tag, price, count, mold: 'bulk', stock_password: transactionCode };
}

export const blockTrades: Spending = {
  name: 'a block trade',
  path: '/stock/success/deal/buy',
  refusals: ['insufficient-funds'],
  async onlyOne(sandbox, token) {
    await setCode(sandbox, token);
    const [offer] = await openOffers(sandbox, token);
    if (offer === undefined) throw new Error('No block trade is open.');
    // The purchase costs about 20,000.00 of 25,000.00.
    return [offerPurchase(offer, Math.floor(20_000 / Number(offer.price)))];
  },
  executed: (sandbox, token) => allOrders(sandbox, token, 'bulk', 1),
};

interface Offering {
  id: string;
  symbol: string;
  status: string;
  issue_price: string;
  min: number;
  max: number;
}

/**
 * Finds the largest quantity, a multiple of 100, that a customer with 25,000.00 can buy once but
 * not twice; 0 if there is none.
 */
function quantity({ issue_price: price, min, max }: Offering): number {
  const most = Math.floor(24_900 / Number(price) / 100) * 100;
  const wanted = Math.min(max, most);
  return wanted >= min && wanted * Number(price) > 12_600 ? wanted : 0;
}

/** IPO applications. A customer may apply once for each offering. */
const offerings: Spending = {
  name: 'an application for an IPO',
  path: '/stock/success/ipo/buy',
  refusals: ['already-applied', 'insufficient-funds'],
  async onlyOne(sandbox, token) {
    const { data } = await sandbox.get('/client/ipo', token);
    const { rows } = data as { rows: Offering[] };
    const open = rows.filter((one) => one.status === 'Forthcoming' && quantity(one) > 0);
    if (open.length < 2) throw new Error('Fewer than two offerings that half the money buys.');
    return open.map((one) => {
      const { id, symbol: tag, issue_price: price } = one;
      return { id, tag, price, count: quantity(one) };
    });
  },
  async executed(sandbox, token) {
    const { data } = await sandbox.get('/stock/success/ipo/list', token);
    return (data as { rows: OrderRow[] }).rows;
  },
};

interface Fund {
  id: string;
  amount: string;
  issue_amount: string;
  sold_amount: string;
}

const unsold = ({ issue_amount: issue, sold_amount: sold }: Fund) => Number(issue) - Number(sold);

const fundPath = '/stock/success/fund/purchase';

/**
 * Prefix of the idempotency keys of participations that are bought before the race, only to spend
 * money.
 */
const firsts = '00000000';
const firstKey = () => firsts + randomUUID().slice(firsts.length);

const funds: Spending = {
  name: 'a participation in a fund',
  path: fundPath,
  refusals: ['insufficient-funds'],
  /** Buys participations of a fund until the customer's money is enough for only one more. */
  async onlyOne(sandbox, token) {
    const { data } = await sandbox.get('/v2/fund/list', token);
    const [fund] = (data as { rows: Fund[] }).rows
      .filter((one) => unsold(one) >= 50_000)
      .toSorted((one, other) => Number(other.amount) - Number(one.amount));
    if (fund === undefined) throw new Error('No fund with enough left.');
    const body = { project_id: fund.id };
    for (let money = 25_000; money >= 2 * Number(fund.amount); money -= Number(fund.amount)) {
      const { text, msg } = await sandbox.post(fundPath, body, token, firstKey());
      if (msg !== 'ok') throw new Error(`A first participation was refused: ${text}`);
    }
    return [body];
  },
  async executed(sandbox, token) {
    const { data } = await sandbox.get('/stock/success/fund/orders?limit=100', token);
    return (data as { rows: OrderRow[] }).rows.filter(
      (one) => one.client_key?.startsWith(firsts) !== true,
    );
  },
};

const withdrawals: Spending = {
  name: 'a withdrawal',
  path: '/stock/success/money/access',
  refusals: ['insufficient-funds'],
  async onlyOne(sandbox, token) {
    await setCode(sandbox, token);
    const card = { bank: 'bank', branch_bank: 'Banco del Centro', bank_user: 'Titular' };
    const stock_password = transactionCode;
    const account = { ...card, bank_card: '002010077777777771', stock_password };
    await sandbox.post('/stock/success/bank/add', account, token);
    const { data } = await sandbox.get('/stock/success/bank/list', token);
    const [added] = data as { id: string }[];
    if (added === undefined) throw new Error('The card was not added.');
    // The withdrawal takes 20,000.00 of 25,000.00.
    return [{ bank_id: added.id, count: '20000', stock_password: transactionCode }];
  },
  async executed(sandbox, token) {
    const { data } = await sandbox.get('/stock/success/property/withdraw', token);
    return (data as { rows: OrderRow[] }).rows;
  },
};

/** Loans, which spend the credit limit of 10,000.00. */
const loans: Spending = {
  name: 'the request for a loan',
  path: '/stock/success/loans/add',
  refusals: ['above-limit'],
  onlyOne: async () => [{ count: '6000' }],
  async executed(sandbox, token) {
    const { data } = await sandbox.get('/stock/success/loans/list', token);
    return (data as { rows: OrderRow[] }).rows;
  },
};

export const spendings: readonly Spending[] = [
  shares,
  blockTrades,
  offerings,
  funds,
  withdrawals,
  loans,
];
