import type { DecimalText } from '@corro/domain';
import { badData } from '../wire/broken.ts';
import { decimal, optionalDecimal } from '../wire/decimals.ts';
import { type Fields, type Schemas, fields } from '../wire/fields.ts';
import { id, optionalId, optionalText, status, text, wholeNumber } from '../wire/text.ts';
import { time } from '../wire/times.ts';
import type { OrderKind } from './orderKind.ts';

/** Which way the shares go. */
export type Side = 'buy' | 'sell';

/** An order of any kind. Amounts are decimal text in US dollars, times epoch milliseconds. */
export type Order = {
  /** Of the row. */
  id: string;
  /** By which the upstream knows the order. */
  orderNumber: string;
  /** Code of the instrument. */
  symbol: string;
  /** What the instrument is called. */
  name: string;
  /** Tag of the market; empty where the upstream does not say. */
  market: string;
  /** What was ordered, and how. */
  kind: OrderKind;
  /** Whether it bought or sold. */
  side: Side;
  /** Shares. */
  quantity: number;
  /** Bought at, for one. */
  price: DecimalText;
  /** Sold at, for one; null on a purchase. */
  sellPrice: DecimalText | null;
  /** With the fee. */
  total: DecimalText | null;
  /** As it came; the domain knows what it means. */
  status: string | number | null;
  /** When it was placed. */
  createdAt: number;
  /** The Idempotency-Key it was placed with; null from an upstream that does not keep it. */
  clientKey: string | null;
};

export function toOrder(raw: unknown, asked: OrderKind): Order {
  const row = fields<Schemas['Order']>(raw, 'order');
  const orderNumber = id(row.no, 'order.no');
  const symbol = text(row.tag, 'order.tag');
  const sellPrice = optionalDecimal(row.sell_price, 'order.sell_price');
  return {
    id: optionalId(row.id) ?? orderNumber,
    orderNumber,
    symbol,
    name: optionalText(row.name) ?? symbol,
    market: optionalText(row.type) ?? '',
    kind: asked,
    side: toSide(row, sellPrice),
    quantity: wholeNumber(row.count, 'order.count'),
    price: decimal(row.price, 'order.price'),
    sellPrice,
    total: optionalDecimal(row.price_all, 'order.price_all'),
    status: status(row.status),
    createdAt: time(row.created_at, 'order.created_at'),
    clientKey: optionalText(row.client_key),
  };
}

function toSide(row: Fields<Schemas['Order']>, sellPrice: DecimalText | null): Side {
  const state = optionalText(row.state);
  if (state === 'buy' || state === 'sell') return state;
  if (state !== null) throw badData('order.state', 'is neither buy nor sell');
  return sellPrice === null ? 'buy' : 'sell';
}
