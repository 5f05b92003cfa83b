import { type Offer, type Order, type Page, type PortfolioPoint, codecs } from '@corro/client';
import { hourMs } from '@corro/domain';
import { fakeNow } from '../fakeClock/fakeClock.ts';
import { builderOf } from './builderOf.ts';

export const buildCard = builderOf(codecs.card, ['id', 'account']);
export const buildCase = builderOf(codecs.customerCase);
export const buildFund = builderOf(codecs.fund, ['id', 'amount']);
export const buildIpo = builderOf(codecs.ipo, ['id', 'symbol']);
export const buildLoanRecord = builderOf(codecs.loanRecord, ['orderNumber']);
export const buildReceipt = builderOf(codecs.orderReceipt);

export const buildAddressCard = builderOf(codecs.card, ['id', 'account'], {
  id: '6',
  kind: 'trc20',
  bankName: '',
  account: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  holder: '',
});

const order = {
  schema: codecs.order.schema,
  decode: (data: unknown): Order => codecs.order.decode(data, 'stock'),
};

/** A purchase of 10 shares at 128.40 with a fee of 0.39. */
export const buildOrder = builderOf(order, ['orderNumber', 'symbol']);

/** The lot of `buildOrder`, up 0.60 a share. Its cost with the fee is unknown. */
export const buildPosition = builderOf(
  codecs.position,
  ['orderNumber', 'symbol', 'quantity', 'costPrice'],
  { cost: null },
);

const offer = {
  schema: codecs.offer.schema,
  decode: (data: unknown): Offer => ({
    ...codecs.offer.decode(data),
    kind: 'block',
    readAt: fakeNow,
  }),
};

/**
 * An offer of at least 100 shares at 120.00, which is 8.40 below the market price. It is open for
 * eight and a half hours.
 */
export const buildOffer = builderOf(offer, ['id', 'symbol', 'price'], { holdingDays: null });

/**
 * Portfolio points of hourly gains on a deposit of 25,000.00, after a fee of 0.39; the last is at
 * `fakeNow`.
 */
export function hourlyPoints(gains: readonly number[]): PortfolioPoint[] {
  return gains.map((gain, at) => ({
    at: fakeNow - (gains.length - 1 - at) * hourMs,
    value: (25_000 + gain).toFixed(2),
    flows: '25000.00',
    fees: at === 0 ? '0.00' : '0.39',
    interest: '0.00',
  }));
}

/** A portfolio that gained 310.20 on 25,000.00 today. */
export const buildPortfolio = builderOf(codecs.portfolio, [], {
  points: hourlyPoints([0, 40, 95, 60, 20, -35, -10, 70, 150, 130, 185, 240, 260, 310.2]),
});

/** A page of rows; `count` covers all pages. */
export function buildPage<Row>(rows: Row[], count: number = rows.length): Page<Row> {
  return { rows, count };
}
