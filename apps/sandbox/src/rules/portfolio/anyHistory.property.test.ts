import { dayMs, startOfDay } from '@corro/domain';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import {
  audit,
  gainRowsOf,
  gainYearsOf,
  instrumentGainsOf,
  overviewFigures,
} from '../../store/index.ts';
import { readFigures } from '../../store/figures.fixture.ts';
import { totalWorth } from './worth.ts';
import {
  acts,
  type Customer,
  live,
  openAccount,
  openMarket,
  priceOfMinute,
  type Step,
} from './histories.fixture.ts';
import { portfolioRanges } from './moments.ts';
import { type Portfolio, portfolioOf } from './portfolio.ts';

/**
 * Creates customers with random histories and compares their portfolios with a simple replay of the
 * ledger. `CORRO_HISTORIES` sets the number of histories, `CORRO_SEED` the first seed. A failure is
 * reported with its seed and path.
 */
const seed = Number(process.env['CORRO_SEED'] ?? 1);
const numRuns = Number(process.env['CORRO_HISTORIES'] ?? 25);

const market = await openMarket();
afterAll(() => market.store.close());

/** Times at which histories end: in the morning, and soon after midnight UTC and Mexico City's. */
const ends = [
  Date.parse('2026-11-20T15:33:20.000Z'),
  Date.parse('2026-11-20T00:20:00.000Z'),
  Date.parse('2026-11-20T06:20:00.000Z'),
];

type ActName = keyof typeof acts;

/** A step, with the time since the previous step in milliseconds. */
const stepAfter = (afterMs: fc.Arbitrary<number>, names: readonly ActName[]): fc.Arbitrary<Step> =>
  fc.record({
    act: fc.constantFrom(...names),
    choice: fc.nat({ max: 9999 }),
    afterMs,
    runsDueJobs: fc.boolean(),
  });

interface Lived {
  steps: Step[];
  restMs: number;
  end: number;
}

/**
 * Generates steps that are seconds, hours or weeks apart; then steps in quick succession with reads
 * between them, so that portfolios are read again while they change; then a pause.
 */
const lived = (...names: ActName[]): fc.Arbitrary<Lived> => {
  const anyTime = fc.oneof(
    fc.integer({ min: 0, max: 60_000 }),
    fc.integer({ min: 60_000, max: 6 * 3_600_000 }),
    fc.integer({ min: dayMs / 4, max: 40 * dayMs }),
  );
  const looks = Array.from(names, () => 'look' as const);
  const soon = stepAfter(fc.integer({ min: 0, max: 5 * 60_000 }), [...names, ...looks]);
  const steps = fc
    .tuple(
      fc.array(stepAfter(anyTime, names), { maxLength: 16 }),
      fc.array(soon, { minLength: 4, maxLength: 16 }),
    )
    .map((both) => both.flat());
  const restMs = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 5 * 60_000 }) },
    fc.integer({ min: 3_600_000, max: 3 * dayMs }),
    fc.integer({ min: 30 * dayMs, max: 700 * dayMs }),
  );
  return fc.record({ steps, restMs, end: fc.constantFrom(...ends) });
};

/** Opens an account early enough for the history to end at `end`, and executes the history. */
async function afterLiving({ steps, restMs, end }: Lived): Promise<Customer> {
  const whole = steps.reduce((sum, { afterMs }) => sum + afterMs, restMs);
  const customer = await openAccount(market, end - whole);
  await live(customer, steps, restMs);
  expect(customer.context.clock.now()).toBe(end);
  return customer;
}

/** Reads the customer's rows from the tables. */
async function ledgerOf({ store: { db }, session: { customerId } }: Customer) {
  const [postings, lots, sales, loans] = await Promise.all([
    db
      .selectFrom('postings')
      .innerJoin('entries', 'entries.entry_id', 'postings.entry_id')
      .select(['created_at', 'reason', 'order_number', 'kind', 'amount'])
      .where('postings.customer_id', '=', customerId)
      .execute(),
    db.selectFrom('lots').selectAll().where('customer_id', '=', customerId).execute(),
    db.selectFrom('orders').selectAll().where('customer_id', '=', customerId).execute(),
    db.selectFrom('loans').selectAll().where('customer_id', '=', customerId).execute(),
  ]);
  return { postings, lots, sales, loans };
}

type Ledger = Awaited<ReturnType<typeof ledgerOf>>;

/**
 * Matches the reasons of entries that belong to a trade: a purchase, its sale, or the end of a
 * fund.
 */
const tradeReason = /-(?:buy|sell)$|^ipo-|^fund-/;

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);

const halfUp = (amount: bigint, by: bigint) => (2n * amount + by) / (2n * by);

/**
 * Computes a customer's assets at a time, in cents, from the rows and from the prices of a minute.
 */
function replayed({ postings, lots, sales, loans }: Ledger, at: number, priceMinute: number) {
  const then = BigInt(at);
  const before = postings.filter(({ created_at }) => created_at <= then);
  const balance = (...kinds: string[]) =>
    sum(before.flatMap(({ kind, amount }) => (kinds.includes(kind) ? [amount] : [])));
  const hasBooked = (reason: string, number: string) =>
    before.some((one) => one.reason === reason && one.order_number === number);
  const owed = loans.filter(
    ({ order_number: number }) =>
      hasBooked('loan-payout', number) && !hasBooked('loan-repayment', number),
  );
  const open = lots.filter((lot) => {
    const sale = sales.find((order) => order.order_number === lot.sold_by);
    return lot.created_at <= then && (sale === undefined || sale.created_at > then);
  });
  const symbols = [...new Set(open.map(({ symbol }) => symbol))];
  const worth = symbols.map((symbol) => {
    const own = open.filter((lot) => lot.symbol === symbol);
    const price = priceOfMinute(symbol, priceMinute);
    const millionths = sum(own.map((lot) => lot.quantity * lot.cost_price));
    const quantity = sum(own.map((lot) => lot.quantity));
    const cents =
      price === null
        ? halfUp(millionths, 10_000n)
        : halfUp(quantity * price.ticks * 100n, price.dollar);
    return { type: own[0]!.type, cents };
  });
  const of = (type: string) => sum(worth.flatMap((one) => (one.type === type ? [one.cents] : [])));
  const loan = sum(owed.map(({ amount, cost }) => amount + cost));
  const lent = loans.filter(({ order_number: number }) => hasBooked('loan-payout', number));
  const interest = sum(lent.map(({ cost }) => cost));
  const tradeFees = before.filter(
    ({ kind, reason }) => kind === 'fees' && tradeReason.test(reason),
  );
  const fees = sum(tradeFees.map(({ amount }) => amount));
  const parts = {
    cash: balance('cash'),
    stock: of('stock'),
    forex: of('forex'),
    futures: of('futures'),
    treasury: of('treasury'),
    funds: balance('invested'),
    held: balance('held'),
    loan,
  };
  const value = balance('cash', 'held', 'invested') + sum(worth.map(({ cents }) => cents)) - loan;
  return { value, flows: -balance('funding'), fees, interest, parts };
}

/**
 * Returns the last minute whose price is known at a time: for today the minute before, for an
 * earlier day the last minute of the day before.
 */
function minuteBefore(at: number, isOfToday: boolean): number {
  return isOfToday ? Math.floor(at / 60_000) - 1 : startOfDay(at) / 60_000 - 1;
}

function expectReplayed({ points, parts }: Portfolio, ledger: Ledger, end: number): void {
  const isOfToday = points[0]!.at >= startOfDay(end);
  for (const { at, ...point } of points.slice(0, -1)) {
    const { parts: _, ...expected } = replayed(ledger, at, minuteBefore(at, isOfToday));
    expect({ at, ...point }).toEqual({ at, ...expected });
  }
  const { parts: nowParts, ...now } = replayed(ledger, end, Math.floor(end / 60_000));
  expect(points.at(-1)).toEqual({ at: end, ...now });
  expect(parts).toEqual(nowParts);
  const { loan, ...others } = parts;
  expect(sum(Object.values(others)) - loan).toBe(now.value);
}

const all = { offset: 0, limit: 100 };

const gains = (rows: readonly { cost: bigint; proceeds: bigint; fees: bigint }[]) =>
  sum(rows.map(({ cost, proceeds, fees }) => proceeds - cost - fees));

/**
 * Expects that the total gain is what sales and funds paid, less the cost of all purchases, with
 * open lots counted at cost. The gains by year, by instrument and by sale each sum to the total
 * gain.
 */
async function expectGainsExplained(
  { store, session: { customerId } }: Customer,
  { postings, lots, sales: orders }: Ledger,
): Promise<void> {
  const orderOf = (no: string | null | undefined) => orders.find((one) => one.order_number === no);
  const moved = postings.filter(
    ({ reason, kind }) => tradeReason.test(reason) && ['cash', 'held', 'invested'].includes(kind),
  );
  const held = lots.filter((lot) => lot.sold_by === null).map((lot) => lot.cost_total);
  const earned = sum(moved.map(({ amount }) => amount)) + sum(held);
  const years = await gainYearsOf(store, customerId);
  expect(gains(years)).toBe(earned);
  for (const { year, ...figures } of years) {
    const { rows, count } = await instrumentGainsOf(store, customerId, year, all);
    expect([rows.length, gains(rows)]).toEqual([count, gains([figures])]);
    for (const { kind, tag, sales, ...ofInstrument } of rows) {
      const one = await gainRowsOf(store.db, customerId, { year, kind, tag }, all);
      expect([one.count, gains(one.rows)]).toEqual([Number(sales), gains([ofInstrument])]);
      for (const { order_number, cost, fees } of one.rows) {
        const sale = orderOf(order_number);
        // Skips funds, which have no order, and lots from an IPO, which no order bought.
        const bought = orderOf(sale?.lot_number);
        if (sale === undefined || bought === undefined) continue;
        expect([cost, fees]).toEqual([bought.amount, bought.fee + sale.fee]);
      }
    }
  }
}

async function expectWholeReplayed(history: Lived): Promise<void> {
  const customer = await afterLiving(history);
  const { context, session, store } = customer;
  const ledger = await ledgerOf(customer);
  await expectGainsExplained(customer, ledger);
  for (const range of portfolioRanges) {
    const portfolio = await portfolioOf(context, session.customerId, range);
    expectReplayed(portfolio, ledger, history.end);
    const overview = await readFigures(store.db, session.customerId, overviewFigures(4));
    const total = await totalWorth(context.feed, overview);
    const { value } = portfolio.points.at(-1)!;
    expect(BigInt(total.replace('.', ''))).toBe(value);
    expect(overview.owed).toBe(portfolio.parts.loan);
  }
}

test('each point of any history equals a replay of the ledger, and the last one the account', async () => {
  const often = ['buy', 'buy', 'sell', 'sell', 'sell'] as const;
  const anything = lived(...often, ...(Object.keys(acts) as ActName[]));
  await fc.assert(fc.asyncProperty(anything, expectWholeReplayed), { seed, numRuns });
}, 600_000);

async function expectNoGain(history: Lived): Promise<void> {
  const customer = await afterLiving(history);
  const { postings, loans } = await ledgerOf(customer);
  for (const range of portfolioRanges) {
    const { points } = await portfolioOf(customer.context, customer.session.customerId, range);
    for (const { at, value, flows } of points) {
      const lent = postings.filter(
        (one) => one.reason === 'loan-payout' && one.kind === 'cash' && one.created_at <= at,
      );
      const interest = lent.map(
        ({ order_number }) => loans.find((loan) => loan.order_number === order_number)!.cost,
      );
      expect({ at, gain: value - flows }).toEqual({ at, gain: -sum(interest) });
    }
  }
}

test('transfers make no gain, and a loan costs its interest', async () => {
  const money = lived('pay', 'takeOut', 'borrow', 'repay');
  await fc.assert(fc.asyncProperty(money, expectNoGain), { seed, numRuns });
}, 600_000);

test('all histories leave a sound ledger with every kind of operation', async () => {
  const sound = { sum: 0n, unbalanced: 0, drifted: 0, orphaned: 0, unexplained: 0 };
  const found = await audit(market.store.db);
  expect(found).toMatchObject(sound);
  const { recharges, applications, participations, withdrawals, loans } = found;
  for (const many of [recharges, applications, participations, withdrawals, loans]) {
    expect(many).toBeGreaterThan(5);
  }
  const lots = await market.store.db
    .selectFrom('lots')
    .select(['mold', 'type', 'sold_by'])
    .execute();
  expect(new Set(lots.map(({ mold }) => mold))).toEqual(
    new Set(['stock', 'bulk', 'finalize', 'ipo']),
  );
  expect(new Set(lots.map(({ type }) => type))).toEqual(
    new Set(['stock', 'forex', 'futures', 'treasury']),
  );
  expect(lots.filter((lot) => lot.sold_by !== null).length).toBeGreaterThan(5);
});
