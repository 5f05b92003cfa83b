import type { Offer, Order, OrderReceipt, Position } from '@corro/client';
import { fakeNow } from '../fakeClock/fakeClock.ts';

/** A purchase of 10 at 128.40: 1284.00 and a fee of 0.39. */
export function buildOrder(over: Partial<Order> = {}): Order {
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
    status: 1,
    createdAt: fakeNow,
    clientKey: '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11',
    ...over,
  };
}

/** The lot that `buildOrder` bought, 0.60 up on each. */
export function buildPosition(over: Partial<Position> = {}): Position {
  return {
    orderNumber: 'C-20261120-0001',
    symbol: 'NVLO',
    name: 'Norvelo Energía',
    market: 'US',
    quantity: 10,
    costPrice: '128.40',
    currentPrice: '129.00',
    createdAt: fakeNow,
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
export function buildOffer(over: Partial<Offer> = {}): Offer {
  return {
    id: '3',
    kind: 'block',
    symbol: 'NVLO',
    name: 'Norvelo Energía',
    price: '120.00',
    marketPrice: '128.40',
    minimum: 100,
    status: 1,
    endsAt: fakeNow + 30_600_000,
    readAt: fakeNow,
    ...over,
  };
}
