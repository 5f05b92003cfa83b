import type { Fund, FundOrder, Offer, Order, OrderReceipt, Position } from '@corro/client';
import type { Known } from '@corro/domain';
import { fakeNow } from '../fakeClock/fakeClock.ts';

type KnownOrder = Known<Order, 'orderNumber' | 'symbol'>;
type KnownPosition = Known<Position, 'orderNumber' | 'symbol' | 'quantity' | 'costPrice'>;
type KnownFund = Known<Fund, 'id' | 'amount'>;
type KnownOffer = Known<Offer, 'id' | 'symbol' | 'price'>;

/** A purchase of 10 at 128.40: 1284.00 and a fee of 0.39. */
export function buildOrder(over: Partial<KnownOrder> = {}): KnownOrder {
  return {
    id: '11',
    orderNumber: 'C-20261120-0001',
    symbol: 'NVLO',
    name: 'Norvelo Energía',
    market: 'US',
    kind: 'stock',
    side: 'buy',
    quantity: 10,
    price: '128.40',
    sellPrice: null,
    total: '1284.39',
    lotCost: null,
    status: 'success',
    createdAt: fakeNow,
    endedAt: null,
    clientKey: '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11',
    ...over,
  };
}

/** The lot that `buildOrder` bought, 0.60 up on each. */
export function buildPosition(over: Partial<KnownPosition> = {}): KnownPosition {
  return {
    orderNumber: 'C-20261120-0001',
    symbol: 'NVLO',
    name: 'Norvelo Energía',
    market: 'US',
    quantity: 10,
    costPrice: '128.40',
    cost: null,
    currentPrice: '129.00',
    previousClose: '127.50',
    createdAt: fakeNow,
    sellableAt: null,
    ...over,
  };
}

/** What the upstream answers to the purchase of `buildOrder`. */
export function buildReceipt(over: Partial<OrderReceipt> = {}): OrderReceipt {
  return {
    orderNumber: 'C-20261120-0001',
    price: '128.40',
    quantity: 10,
    fee: '0.39',
    total: '1284.39',
    ...over,
  };
}

/** An offer of at least 100 at 120.00, 8.40 below the market, for another eight and a half hours. */
export function buildOffer(over: Partial<KnownOffer> = {}): KnownOffer {
  return {
    id: '3',
    kind: 'block',
    symbol: 'NVLO',
    name: 'Norvelo Energía',
    price: '120.00',
    marketPrice: '128.40',
    minimum: 100,
    status: 'open',
    endsAt: fakeNow + 30_600_000,
    holdingDays: null,
    readAt: fakeNow,
    ...over,
  };
}

/** A fund of 90 days at 1,000.00, with 24 % of 500,000.00 sold and five days to go. */
export function buildFund(over: Partial<KnownFund> = {}): KnownFund {
  return {
    id: '4',
    name: 'Renta Fija 90',
    periodDays: 90,
    minReturn: '1.20',
    maxReturn: '2.40',
    amount: '1000.00',
    issueAmount: '500000.00',
    soldAmount: '120000.00',
    issueMinimum: null,
    issueEndsAt: fakeNow + 432_000_000,
    ...over,
  };
}

/** The participation in `buildFund` that was bought now and ends in 90 days. */
export function buildFundOrder(over: Partial<FundOrder> = {}): FundOrder {
  const { name, periodDays, minReturn, maxReturn } = buildFund();
  return {
    orderNumber: 'F-20261120-0001',
    amount: '1000.00',
    expectedReturn: '18.00',
    paidReturn: null,
    status: 'active',
    endsAt: fakeNow + 7_776_000_000,
    createdAt: fakeNow,
    endedAt: null,
    fund: { name, periodDays, minReturn, maxReturn },
    clientKey: '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11',
    ...over,
  };
}
