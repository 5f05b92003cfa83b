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

/** An instant at which there are offers, offerings and funds that suit the tests. */
export const suitable = '2026-11-23T15:05:00Z';

/** One way of spending, for tests that hold for each. */
export interface Spending {
  name: string;
  path: string;
  /** Orders of which the customer, a newcomer, can pay any one and no two. */
  onlyOne(sandbox: SandboxProcess, token: string): Promise<readonly object[]>;
  /** How those are refused that come too late. */
  refusals: readonly string[];
  /** The orders of the customer that were carried out. */
  carriedOut(sandbox: SandboxProcess, token: string): Promise<readonly OrderRow[]>;
}

/** Shares at the market. */
export const shares: Spending = {
  name: 'shares',
  path: '/stock/success/deal/buy',
  refusals: ['insufficient-funds'],
  // 100 of it fit into 25,000.00 once and not twice.
  onlyOne: async (sandbox, token) => [purchase(await shareBetween(sandbox, token, 130, 240), 100)],
  carriedOut: (sandbox, token) => allOrders(sandbox, token, 'stock'),
};

/** A block trade that is open. */
interface Offer {
  id: string;
  tag: string;
  price: string;
  /** The least that can be bought. */
  count: number;
}

/** The open block trades of the day, the cheapest first. */
async function openOffers(sandbox: SandboxProcess, token: string): Promise<Offer[]> {
  const { data } = await sandbox.post('/stock/success/stock/list', { mold: 'bulk' }, token);
  const { rows } = data as { rows: (Offer & { status: number })[] };
  return rows
    .filter(({ status }) => status === 1)
    .toSorted((one, other) => Number(one.price) - Number(other.price));
}

/** The body of a purchase from an offer. */
function offerPurchase({ id, tag, price }: Offer, count: number): object {
  return { id, tag, price, count, mold: 'bulk', stock_password: transactionCode };
}

/** Block trades: an offer, with the transaction code. */
export const blockTrades: Spending = {
  name: 'a block trade',
  path: '/stock/success/deal/buy',
  refusals: ['insufficient-funds'],
  async onlyOne(sandbox, token) {
    await setCode(sandbox, token);
    const [offer] = await openOffers(sandbox, token);
    if (offer === undefined) throw new Error('No block trade is open.');
    // About 20,000.00: within 25,000.00 once and not twice.
    return [offerPurchase(offer, Math.floor(20_000 / Number(offer.price)))];
  },
  carriedOut: (sandbox, token) => allOrders(sandbox, token, 'bulk', 1),
};

interface Offering {
  id: string;
  symbol: string;
  status: string;
  issue_price: string;
  min: number;
  max: number;
}

/** The most shares, in steps of 100, that 25,000.00 pay; 0 when twice as many could be paid. */
function quantity({ issue_price: price, min, max }: Offering): number {
  const most = Math.floor(24_900 / Number(price) / 100) * 100;
  const wanted = Math.min(max, most);
  return wanted >= min && wanted * Number(price) > 12_600 ? wanted : 0;
}

/** Applications for shares that are offered to the public: one for each offering and customer. */
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
  async carriedOut(sandbox, token) {
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

/** What the keys of the first participations begin with, which are not part of a test. */
const firsts = '00000000';
const firstKey = () => firsts + randomUUID().slice(firsts.length);

/** Participations in a fund, of which there are enough. */
const funds: Spending = {
  name: 'a participation in a fund',
  path: fundPath,
  refusals: ['insufficient-funds'],
  /** Participates until the money is enough for one more. */
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
  async carriedOut(sandbox, token) {
    const { data } = await sandbox.get('/stock/success/fund/orders?limit=100', token);
    return (data as { rows: OrderRow[] }).rows.filter(
      (one) => one.client_key?.startsWith(firsts) !== true,
    );
  },
};

/** Withdrawals to one card, with the transaction code. */
const withdrawals: Spending = {
  name: 'a withdrawal',
  path: '/stock/success/money/access',
  refusals: ['insufficient-funds'],
  async onlyOne(sandbox, token) {
    await setCode(sandbox, token);
    const card = { bank: 'bank', branch_bank: 'Banco del Centro', bank_user: 'Titular' };
    const account = { ...card, bank_card: '002010077777777771' };
    await sandbox.post('/stock/success/bank/add', account, token);
    const { data } = await sandbox.get('/stock/success/bank/list', token);
    const [added] = data as { id: string }[];
    if (added === undefined) throw new Error('The card was not added.');
    // Within 25,000.00 once and not twice.
    return [{ bank_id: added.id, count: '20000', stock_password: transactionCode }];
  },
  async carriedOut(sandbox, token) {
    const { data } = await sandbox.get('/stock/success/property/withdraw', token);
    return (data as { rows: OrderRow[] }).rows;
  },
};

/** Requests for loans: what is spent is the customer's credit of 10,000.00. */
const loans: Spending = {
  name: 'the request for a loan',
  path: '/stock/success/loans/add',
  refusals: ['above-limit'],
  onlyOne: async () => [{ count: '6000' }],
  async carriedOut(sandbox, token) {
    const { data } = await sandbox.get('/stock/success/loans/list', token);
    return (data as { rows: OrderRow[] }).rows;
  },
};

/** Every way of spending. */
export const waysOfSpending: readonly Spending[] = [
  shares,
  blockTrades,
  offerings,
  funds,
  withdrawals,
  loans,
];
