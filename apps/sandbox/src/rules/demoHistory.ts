import { brokerDay, dayMs, minuteMs, startOfDay } from '@corro/domain';
import { randomUUID } from 'node:crypto';
import { dayNumber, type MarketFeed, type MarketQuote, newcomers } from '../market/index.ts';
import {
  addFavourite,
  cardsOf,
  dueJobsOf,
  markNoticesRead,
  messagesOf,
  noticesOf,
  noToken,
  type OpenSession,
  openLotsOf,
} from '../store/index.ts';
import { buyAtMarket } from './buyAtMarket.ts';
import { storeCard } from './cards.ts';
import { buyFund } from './funds/purchase.ts';
import { issuesAt } from './funds/issues.ts';
import { applyForIpo } from './ipo/applications.ts';
import { offeringsAt } from './ipo/offerings.ts';
import { runJobs } from './jobs/index.ts';
import { requestLoan } from './loans.ts';
import { buyOffer, type OfferMold, offersToday } from './offers.ts';
import { recharge } from './recharges.ts';
import type { RuleContext } from './ruleContext.ts';
import { sellLot } from './sellLot.ts';
import { withdraw } from './withdrawals.ts';

export const historyMs = 365 * dayMs;

/** Notices older than this are marked as read. */
const unreadMs = 7 * dayMs;

/** Context of the demo customer at a time in the past. */
interface Past {
  context: RuleContext;
  session: OpenSession;
  code: string;
}

type Act = (past: Past) => Promise<unknown>;

const keyed = () => ({ key: randomUUID(), ageMs: 0, storedAnswer: null });

/** Symbol of the company at index `place` in the market's list of shares. */
function shareAt({ context }: Past, place: number): string {
  const shares = context.feed.instruments().filter(({ market }) => market === 'US');
  return shares[place % shares.length]?.symbol ?? '';
}

const follow = (place: number): Act => {
  return (past) => {
    const { context, session } = past;
    const now = context.clock.now();
    return addFavourite(context.store.db, session.customerId, shareAt(past, place), now);
  };
};

/** Buys shares of the company at index `place` in the market's list of shares. */
const buy = (place: number, quantity: number): Act => {
  return async (past) => {
    const { context, session } = past;
    const symbol = shareAt(past, place);
    const price = (await context.feed.quote(symbol))?.price ?? '0';
    return buyAtMarket(context, session.customerId, { symbol, quantity, price }, keyed());
  };
};

const sellOldest: Act = async ({ context, session: { customerId } }) => {
  const all = { type: 'stock', symbol: null } as const;
  const { rows } = await openLotsOf(context.store.db, customerId, all, { limit: 100, offset: 0 });
  const lot = rows.findLast(({ sellable_at: at }) => at === null || at <= context.clock.now());
  if (lot === undefined) return;
  const price = (await context.feed.quote(lot.symbol))?.price ?? '0';
  await sellLot(context, customerId, { lotNumber: lot.order_number, price }, keyed());
};

const goesPublic = (symbol: string) =>
  newcomers.some(({ instrument }) => instrument.symbol === symbol);

/**
 * Buys the minimum quantity of the cheapest open offer, or as much as costs a sum in US dollars.
 * Not of companies that go public again and again: the customer would hold shares of a company
 * whose shares are not yet traded.
 */
const buyFromOffer = (mold: OfferMold, sum = 0): Act => {
  return async ({ context, session, code }) => {
    const open = (await offersToday(context, mold, '')).filter(
      (offer) => offer.isOpen && !goesPublic(offer.instrument.symbol),
    );
    const [offer] = open.toSorted((a, b) => Number(a.price) - Number(b.price));
    if (offer === undefined) return;
    const { id, instrument, price, minimum } = offer;
    const order = {
      mold,
      offerId: id,
      symbol: instrument.symbol,
      price,
      quantity: minimum * Math.max(1, Math.ceil(sum / (Number(price) * minimum))),
    };
    await buyOffer(context, session, { order, code, keyed: keyed() });
  };
};

const deposit =
  (amount: string): Act =>
  ({ context, session }) =>
    recharge(context, session.customerId, amount, keyed());

const borrow =
  (amount: string): Act =>
  ({ context, session }) =>
    requestLoan(context, session.customerId, { amount }, keyed());

const withdrawAmount = (amount: string): Act => {
  return async ({ context, session, code }) => {
    const [card] = await cardsOf(context.store.db, session.customerId);
    const request = { cardId: card?.card_id ?? '', amount };
    await withdraw(context, session, { request, code, keyed: keyed() });
  };
};

const addCard: Act = ({ context, session, code }) => {
  const fields = {
    kind: 'bank',
    // Not the account that the app's form offers to try.
    bankName: 'BBVA',
    account: '012180012345678909',
    holder: 'Cliente de prueba',
  } as const;
  return storeCard(context, session, { cardId: null, version: null, fields }, { code });
};

const invest: Act = ({ context, session }) => {
  const [issue] = issuesAt(context.clock.now());
  return buyFund(context, session.customerId, { fundId: issue?.id ?? '' }, keyed());
};

const applyForNew: Act = ({ context, session }) => {
  const [newest] = offeringsAt(context.clock.now());
  if (newest === undefined) return Promise.resolve();
  const { id, symbol, price, min: quantity } = newest;
  return applyForIpo(context, session.customerId, { id, symbol, price, quantity }, keyed());
};

/**
 * Actions of the demo customer and how many days ago they happened. They create every kind of
 * record, with a success and a failure where possible (amounts that end in 13 fail).
 *
 * The same companies go public every eight hours. The customer applied at other times of the day,
 * for companies that are not on offer at the end of the history.
 */
const acts: readonly (readonly [daysAgo: number, act: Act])[] = [
  [364, addCard],
  [363, buy(0, 10)],
  [360, follow(12)],
  [350, buy(1, 20)],
  [330, deposit('5000')],
  [322, buy(2, 15)],
  [305, sellOldest],
  [300, invest],
  [290, buyFromOffer('bulk')],
  [275, deposit('5013')],
  [262, withdrawAmount('1500')],
  [250, buy(3, 25)],
  [245, follow(3)],
  [240 + 4 / 24, applyForNew],
  [225, sellOldest],
  [210, borrow('2000')],
  [196, buy(4, 5)],
  [180, buyFromOffer('finalize')],
  [165, withdrawAmount('513')],
  [150, sellOldest],
  [140, deposit('8000')],
  [130, follow(5)],
  [128, buy(5, 30)],
  [115 + 2 / 24, applyForNew],
  [100, buyFromOffer('bulk', 60_000)],
  [92, borrow('1013')],
  [84, buy(6, 10)],
  [80, follow(15)],
  [70, sellOldest],
  [60, invest],
  [45, withdrawAmount('800')],
  [38, buy(7, 12)],
  [30, deposit('6000')],
  [24, borrow('1500')],
  [20, follow(8)],
  [17, buy(8, 8)],
  [10, buyFromOffer('finalize')],
  [6, sellOldest],
  [3, buy(9, 20)],
  [1, buyFromOffer('bulk')],
];

/**
 * Writes a year of history through the rules of normal calls, at the prices of each day. Refused
 * actions leave no record.
 */
export async function writeHistory(
  context: RuleContext,
  customer: { customerId: string; codeHash: string; code: string },
): Promise<void> {
  const { store, clock } = context;
  const end = clock.now();
  let now = end - historyMs;
  const then = { now: () => now };
  const past = { ...context, clock: then, feed: pricesOf(context.feed, then) };
  const { customerId, codeHash, code } = customer;
  const session: OpenSession = {
    customerId,
    tokenHash: noToken,
    createdAt: now,
    codeHash,
    proofs: { password: false, code: false },
    withdrawalsHeldUntil: 0,
    dueJobs: [],
    storedAnswer: null,
  };
  const goTo = async (at: number) => {
    for (;;) {
      const [job] = await dueJobsOf(store.db, customerId, at, 1);
      if (job === undefined) break;
      now = job.dueAt;
      await runJobs(past, [job]);
    }
    now = at;
  };
  for (const [daysAgo, act] of acts) {
    const at = end - daysAgo * dayMs;
    await goTo(Number.isInteger(daysAgo) ? inOfficeHours(at) : at);
    await act({ context: past, session, code });
  }
  await goTo(end);
  await readOld(store.db, customerId, end - unreadMs);
  await messagesOf(store.db, customerId, { limit: 1, peek: false });
}

/** A time from 9:00 to 18:00 of the same day, another one on each day. */
function inOfficeHours(at: number): number {
  const minutes = 9 * 60 + ((brokerDay(at) * 97) % (9 * 60));
  return startOfDay(at) + minutes * minuteMs;
}

async function readOld(db: RuleContext['store']['db'], customerId: string, now: number) {
  const { rows } = await noticesOf(db, customerId, now, { offset: 0, limit: 1 });
  for (const { notice_id: noticeId } of rows) {
    await markNoticesRead(db, customerId, { noticeId, andOlder: true, now });
  }
}

/**
 * Wraps a feed so that each quote is the close of the clock's day, or of the last day before it
 * that has a candle.
 */
function pricesOf(feed: MarketFeed, clock: RuleContext['clock']): MarketFeed {
  const days = new Map<string, ReturnType<MarketFeed['candles']>>();
  return {
    ...feed,
    async quote(symbol): Promise<MarketQuote | null> {
      const instrument = feed.instruments().find((candidate) => candidate.symbol === symbol);
      if (instrument === undefined) return null;
      const candles = days.get(symbol) ?? feed.candles(symbol, '1d', '2y');
      days.set(symbol, candles);
      const today = brokerDay(clock.now());
      const candlesSoFar = (await candles).filter(({ time }) => dayNumber(time) <= today);
      const [day, before] = [candlesSoFar.at(-1), candlesSoFar.at(-2)];
      if (day === undefined || before === undefined) return null;
      const text = (value: number) => value.toFixed(instrument.priceDecimals);
      return {
        symbol,
        price: text(day.close),
        previousClose: text(before.close),
        open: text(day.open),
        high: text(day.high),
        low: text(day.low),
        change: text(day.close - before.close),
        changePercent: ((day.close / before.close - 1) * 100).toFixed(2),
        at: clock.now(),
      };
    },
  };
}
