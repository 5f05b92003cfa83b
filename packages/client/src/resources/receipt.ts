import type { DecimalText } from '@corro/domain';
import { optionalDecimal } from '../wire/decimals.ts';
import { type Schemas, optionalFields } from '../wire/fields.ts';
import { optionalId, wholeNumber } from '../wire/text.ts';

/** What an order came to, decimal text in US dollars. Null for what the upstream did not say. */
export type OrderReceipt = {
  /** By which the upstream knows the order. */
  orderNumber: string | null;
  /** For one share. */
  price: DecimalText | null;
  /** Shares. */
  quantity: number | null;
  /** What the broker took. */
  fee: DecimalText | null;
  /** With the fee. */
  total: DecimalText | null;
};

/**
 * Never fails: the order has been carried out, and no defect of its receipt may make it look
 * otherwise.
 */
export function toReceipt(data: unknown): OrderReceipt {
  const raw = optionalFields<Schemas['OrderReceipt']>(data);
  return {
    orderNumber: optionalId(raw.no),
    price: orNull(() => optionalDecimal(raw.price, 'receipt.price')),
    quantity: orNull(() => wholeNumber(raw.count, 'receipt.count')),
    fee: orNull(() => optionalDecimal(raw.fee, 'receipt.fee')),
    total: orNull(() => optionalDecimal(raw.total, 'receipt.total')),
  };
}

function orNull<Value>(decode: () => Value): Value | null {
  try {
    return decode();
  } catch {
    return null;
  }
}
