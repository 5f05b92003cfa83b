import { brokerDay, dayMs, minuteMs, startOfBrokerDay, startOfDay } from '@corro/domain';
import { randomUUID } from 'node:crypto';
import type { Instrument, MarketCandle, MarketFeed } from '../../market/index.ts';
import {
  addCustomer,
  cardsOf,
  dueJobsOf,
  inMemory,
  noToken,
  type OpenSession,
  openStore,
  type Store,
} from '../../store/index.ts';
import { sumUp } from '../../store/ledgerSums.ts';
import { buyAtMarket } from '../buyAtMarket.ts';
import { storeCard } from '../cards.ts';
import { issuesAt } from '../funds/issues.ts';
import { buyFund } from '../funds/purchase.ts';
import { applyForIpo } from '../ipo/applications.ts';
import { offeringsAt } from '../ipo/offerings.ts';
import { runJobs } from '../jobs/index.ts';
import { repayEarly, requestLoan } from '../loans.ts';
import { buyOffer, offersToday } from '../offers.ts';
import { recharge } from '../recharges.ts';
import type { RuleContext } from '../ruleContext.ts';
import { hashSecret } from '../secrets.ts';
import { sellLot } from '../sellLot.ts';
import { withdraw } from '../withdrawals.ts';
import { portfolioRanges } from './moments.ts';
import { portfolioOf } from './portfolio.ts';

// For tests: customers with random histories. The rules of the real calls execute every step, and
// prices follow from a formula.

/** Instruments of the tests' market: symbol, market, decimals, lowest price and range in ticks. */
const listed = [
  ['ACME', 'US', 2, 4200, 1900],
  ['OTRA', 'US', 4, 51_234, 40_000],
  ['MEXA', 'MX', 2, 380, 200],
  ['ORO', 'FUTURE', 3, 190_000, 7000],
  ['EURUSD', 'FOREX', 5, 104_000, 9000],
  ['BONO', 'CGI', 2, 9600, 300],
] as const;

/** A price in ticks, and the number of ticks in a dollar. */
export interface Ticks {
  ticks: bigint;
  dollar: bigint;
}

/** Price in a minute, counted since 1970; null for an unknown symbol. */
export function priceOfMinute(symbol: string, minute: number): Ticks | null {
  const place = listed.findIndex(([one]) => one === symbol);
  const [, , decimals, lowest, span] = listed[place] ?? [];
  if (decimals === undefined || lowest === undefined || span === undefined) return null;
  // A sawtooth with a different period for each symbol.
  const ticks = lowest + ((minute * (7 + 2 * place)) % span);
  return { ticks: BigInt(ticks), dollar: 10n ** BigInt(decimals) };
}

function textOf({ ticks, dollar }: Ticks, decimals: number): string {
  return `${ticks / dollar}.${String(ticks % dollar).padStart(decimals, '0')}`;
}

const instruments: readonly Instrument[] = listed.map(([symbol, market, priceDecimals]) => ({
  symbol,
  name: symbol,
  market,
  marketName: market,
  exchangeName: market,
  category: 'ENERGY',
  currency: 'USD',
  priceDecimals,
}));

const minutesOfDay = 1440;
const rangeDays: Readonly<Record<string, number>> = {
  '1d': 1,
  '1mo': 31,
  '3mo': 92,
  '1y': 366,
  '2y': 731,
  '5y': 1827,
  max: 3653,
};

function priceText({ symbol, priceDecimals }: Instrument, minute: number): string {
  const price = priceOfMinute(symbol, minute);
  return price === null ? '0' : textOf(price, priceDecimals);
}

function candleAt(of: Instrument, time: number, minute: number): MarketCandle {
  const close = Number(priceText(of, minute));
  return { time, open: close, high: close, low: close, close, volume: null };
}

function feedOf(clock: RuleContext['clock']): MarketFeed {
  return {
    report: [],
    instruments: () => instruments,
    async quote(symbol) {
      const of = instruments.find((one) => one.symbol === symbol);
      if (of === undefined) return null;
      const now = clock.now();
      const price = priceText(of, Math.floor(now / minuteMs));
      const previousClose = priceText(of, startOfDay(now) / minuteMs - 1);
      const none = { open: price, high: price, low: price, change: '0', changePercent: '0' };
      return { symbol, price, previousClose, ...none, at: now };
    },
    async candles(symbol, interval, range) {
      const of = instruments.find((one) => one.symbol === symbol);
      const days = rangeDays[range];
      if (of === undefined || days === undefined) return [];
      const now = Math.floor(clock.now() / minuteMs);
      if (interval === '1m') {
        const first = now - days * minutesOfDay + 1;
        return Array.from({ length: days * minutesOfDay }, (_, i) =>
          candleAt(of, (first + i) * minuteMs, first + i),
        );
      }
      const today = brokerDay(clock.now());
      const weekday = (today + 3) % 7;
      const [length, last] = interval === '1wk' ? [7, today - weekday] : [1, today];
      const count = Math.floor(days / length);
      return Array.from({ length: count }, (_, i) => {
        const day = last - (count - 1 - i) * length;
        return candleAt(
          of,
          day * dayMs,
          Math.min(now, startOfBrokerDay(day + length) / minuteMs - 1),
        );
      });
    },
    close: async () => undefined,
  };
}

/** The sandbox's rules over an in-memory database, with a clock that the test sets. */
export interface Market {
  context: RuleContext;
  store: Store;
  setClock(now: number): void;
  /** Hash of the transaction code that every customer has. */
  codeHash: string;
}

const code = '246810';

export async function openMarket(): Promise<Market> {
  let time = 0;
  const clock = { now: () => time };
  const settings = { dataDir: inMemory, databaseUrl: null };
  const store = await openStore(settings, { wall: clock, time: clock });
  const feed = feedOf(clock);
  return {
    context: {
      store,
      feed,
      priceStreams: null,
      clock,
      orderLifeMs: 60_000,
      accountWaitMs: 86_400_000,
      recoversCode: false,
      announcesPesoRate: false,
      sessionLife: { ageMs: 60_000, idleMs: 60_000 },
      hasPasskeys: true,
      relyingParty: { domain: 'localhost', origins: null },
    },
    store,
    setClock: (now) => void (time = now),
    codeHash: await hashSecret(code),
  };
}

/** A customer of the market, who has a card. */
export interface Customer extends Market {
  session: OpenSession;
}

let phones = 5_500_100_000;

/** Opens an account with 25,000.00 at the time `at`. */
export async function openAccount(market: Market, at: number): Promise<Customer> {
  const { context, store, codeHash } = market;
  market.setClock(at);
  phones += 1;
  const opened = {
    phone: String(phones),
    passwordHash: '',
    codeHash,
    welcomeCredit: 2_500_000n,
    at,
  };
  const customerId = await addCustomer(store, opened);
  if (customerId === null) throw new Error('The phone is taken.');
  const session = {
    customerId,
    tokenHash: noToken,
    createdAt: at,
    codeHash,
    proofs: { password: false, code: false },
    withdrawalsHeldUntil: 0,
    dueJobs: [],
    storedAnswer: null,
  };
  const fields = {
    kind: 'bank',
    bankName: 'Banco de prueba',
    account: '002010077777777771',
    holder: 'Cliente de prueba',
  } as const;
  await storeCard(context, session, { cardId: null, version: null, fields }, { code });
  return { ...market, session };
}

const keyed = () => ({ key: randomUUID(), ageMs: 0, storedAnswer: null });

/**
 * An action of a customer. `choice` selects one of the lots, records or offers that are possible.
 */
export type Act = (customer: Customer, choice: number) => Promise<unknown>;

const buy: Act = async ({ context, session }, choice) => {
  const [symbol] = listed[choice % listed.length] ?? listed[0];
  const price = (await context.feed.quote(symbol))?.price ?? '0';
  const order = { symbol, quantity: 1 + (choice % 23), price };
  return buyAtMarket(context, session.customerId, order, keyed());
};

const sell: Act = async ({ context, store, session: { customerId } }, choice) => {
  const lots = await store.db
    .selectFrom('lots')
    .select(['order_number', 'symbol'])
    .where('customer_id', '=', customerId)
    .where('sold_by', 'is', null)
    .orderBy('order_number')
    .execute();
  const lot = lots[choice % Math.max(1, lots.length)];
  if (lot === undefined) return null;
  const price = (await context.feed.quote(lot.symbol))?.price ?? '0';
  return sellLot(context, customerId, { lotNumber: lot.order_number, price }, keyed());
};

const buyFromOffer: Act = async ({ context, session }, choice) => {
  const mold = choice % 2 === 0 ? 'bulk' : 'finalize';
  const open = (await offersToday(context, mold, '')).filter((offer) => offer.isOpen);
  const offer = open[choice % Math.max(1, open.length)];
  if (offer === undefined) return null;
  const { id, instrument, price, minimum } = offer;
  const order = { mold, offerId: id, symbol: instrument.symbol, price, quantity: minimum } as const;
  return buyOffer(context, session, { order, code, keyed: keyed() });
};

const pay: Act = ({ context, session }, choice) =>
  recharge(context, session.customerId, String(5000 + (choice % 20)), keyed());

const takeOut: Act = async ({ context, store, session }, choice) => {
  const [card] = await cardsOf(store.db, session.customerId);
  const request = { cardId: card?.card_id ?? '', amount: String(100 + (choice % 20)) };
  return withdraw(context, session, { request, code, keyed: keyed() });
};

const invest: Act = ({ context, session }, choice) => {
  const issues = issuesAt(context.clock.now());
  return buyFund(
    context,
    session.customerId,
    { fundId: issues[choice % issues.length]?.id ?? '' },
    keyed(),
  );
};

const apply: Act = ({ context, session }, choice) => {
  const [offering] = offeringsAt(context.clock.now()).slice(choice % 3);
  if (offering === undefined) return Promise.resolve();
  const { id, symbol, price, min: quantity } = offering;
  return applyForIpo(context, session.customerId, { id, symbol, price, quantity }, keyed());
};

const borrow: Act = ({ context, session }, choice) =>
  requestLoan(context, session.customerId, { amount: String(500 + (choice % 20)) }, keyed());

const repay: Act = async ({ context, store, session: { customerId } }) => {
  const loan = await store.db
    .selectFrom('loans')
    .select('order_number')
    .where('customer_id', '=', customerId)
    .where('state', '=', 4)
    .executeTakeFirst();
  return loan && repayEarly(context, customerId, loan.order_number, keyed());
};

/** Reads a portfolio in the middle of a history, so that later reads extend a cached history. */
const look: Act = ({ context, session }, choice) =>
  portfolioOf(
    context,
    session.customerId,
    portfolioRanges[choice % portfolioRanges.length] ?? '1d',
  );

/**
 * Stores sums of the ledger in the middle of a history, so that later events have times before and
 * after the sums.
 */
const addUp: Act = ({ store, session }, n) => sumUp(store, session.customerId, 1 + (n % 5));

export const acts = {
  addUp,
  buy,
  sell,
  buyFromOffer,
  pay,
  takeOut,
  invest,
  apply,
  borrow,
  repay,
  look,
};

export interface Step {
  act: keyof typeof acts;
  choice: number;
  /** Milliseconds after the previous step. */
  afterMs: number;
  /**
   * True runs the due jobs before the step. False leaves them to a later step, which books them
   * with their due time.
   */
  runsDueJobs: boolean;
}

/** Runs the due jobs, as a call does. */
export async function doDue({ context, store, session: { customerId } }: Customer): Promise<void> {
  for (;;) {
    const due = await dueJobsOf(store.db, customerId, context.clock.now(), 1);
    if (due.length === 0) return;
    await runJobs(context, due);
  }
}

/** Executes the steps, waits for `restMs`, and runs all jobs that are due then. */
export async function live(
  customer: Customer,
  steps: readonly Step[],
  restMs: number,
): Promise<void> {
  const { clock } = customer.context;
  for (const { act, choice, afterMs, runsDueJobs } of steps) {
    customer.setClock(clock.now() + afterMs);
    if (runsDueJobs) await doDue(customer);
    await acts[act](customer, choice);
  }
  customer.setClock(clock.now() + restMs);
  await doDue(customer);
}
