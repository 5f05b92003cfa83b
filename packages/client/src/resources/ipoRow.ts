import type { DecimalText } from '@corro/domain';
import { decimal, optionalDecimal } from '../wire/decimals.ts';
import { type Schemas, fields } from '../wire/fields.ts';
import { id, optionalId, optionalText, status, text, wholeNumber } from '../wire/text.ts';
import { optionalTime, time } from '../wire/times.ts';

/** An offering of shares to the public. Times are epoch milliseconds. */
export type Ipo = {
  /** Of the offering: an application names it. */
  id: string;
  /** Empty where the upstream does not say. */
  series: string;
  /** Code that the share has, or will have. */
  symbol: string;
  /** What the share is called. */
  name: string;
  /** As it came; the domain knows what it means (`ipoStatus`). */
  status: string | number | null;
  /** Decimal text in US dollars a share; null where it is not said yet. */
  price: DecimalText | null;
  /** The least that one may apply for, in shares; null where it is not said. */
  min: number | null;
  /** The most that one may apply for, in shares; null where it is not said. */
  max: number | null;
  /** From when one may apply; null where it is not said. */
  opensAt: number | null;
  /** When applications close. */
  closesAt: number | null;
};

/** An application for an IPO. Amounts are decimal text in US dollars, times epoch milliseconds. */
export type IpoOrder = {
  /** Of the application. */
  id: string;
  /** By which the upstream knows the order. */
  orderNumber: string;
  /** The offering; null where the upstream does not say. */
  ipoId: string | null;
  /** Empty where the upstream does not say. */
  series: string;
  /** Code that the share has, or will have. */
  symbol: string;
  /** What the share is called. */
  name: string;
  /** What was applied for, in shares. */
  quantity: number;
  /** That of the issue, for one share. */
  price: DecimalText;
  /** Set aside until the allotment, with the fee. Null in this and below: the upstream does not say. */
  held: DecimalText | null;
  /** When applications close and the shares are allotted. */
  closesAt: number | null;
  /** Shares that were allotted. This and the next three are null while the application is pending, too. */
  allotted: number | null;
  /** What the allotted shares cost, without the fee. */
  amount: DecimalText | null;
  /** The fee on it. */
  fee: DecimalText | null;
  /** What went back to the balance at the allotment. */
  returned: DecimalText | null;
  /** As it came; the domain knows what it means (`ipoApplicationStatus`). */
  status: string | number | null;
  /** When it was placed. */
  createdAt: number;
  /** The Idempotency-Key it was placed with; null from an upstream that does not keep it. */
  clientKey: string | null;
};

export function toIpo(raw: unknown): Ipo {
  const row = fields<Schemas['Ipo']>(raw, 'ipo');
  return {
    id: id(row.id, 'ipo.id'),
    series: optionalText(row.series) ?? '',
    symbol: text(row.symbol, 'ipo.symbol'),
    name: text(row.company_name, 'ipo.company_name'),
    status: status(row.status),
    price: optionalDecimal(row.issue_price, 'ipo.issue_price'),
    min: optionalWhole(row.min, 'ipo.min'),
    max: optionalWhole(row.max, 'ipo.max'),
    opensAt: optionalTime(row.issue_start_date),
    closesAt: optionalTime(row.issue_end_date),
  };
}

export function toIpoOrder(raw: unknown): IpoOrder {
  const row = fields<Schemas['IpoOrder']>(raw, 'ipoOrder');
  const rowId = id(row.id, 'ipoOrder.id');
  const symbol = text(row.tag, 'ipoOrder.tag');
  return {
    id: rowId,
    orderNumber: optionalId(row.no) ?? rowId,
    ipoId: optionalId(row.ipo_id),
    series: optionalText(row.series) ?? '',
    symbol,
    name: optionalText(row.company_name) ?? symbol,
    quantity: wholeNumber(row.count, 'ipoOrder.count'),
    price: decimal(row.price, 'ipoOrder.price'),
    held: optionalDecimal(row.held, 'ipoOrder.held'),
    closesAt: optionalTime(row.issue_end_date),
    allotted: optionalWhole(row.allotted, 'ipoOrder.allotted'),
    amount: optionalDecimal(row.amount, 'ipoOrder.amount'),
    fee: optionalDecimal(row.fee, 'ipoOrder.fee'),
    returned: optionalDecimal(row.returned, 'ipoOrder.returned'),
    status: status(row.status),
    createdAt: time(row.created_at, 'ipoOrder.created_at'),
    clientKey: optionalText(row.client_key),
  };
}

function optionalWhole(value: unknown, where: string): number | null {
  return value === undefined || value === null ? null : wholeNumber(value, where);
}
