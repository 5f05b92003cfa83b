import type { DecimalText } from '@corro/domain';
import { decimal } from '../wire/decimals.ts';
import { type Schemas, fields, optionalFields } from '../wire/fields.ts';
import { id, optionalId, optionalText, status } from '../wire/text.ts';
import { time } from '../wire/times.ts';

/** What brought money in or took it out. */
export type MoneyRecord = {
  /** By which the upstream knows the order. */
  orderNumber: string;
  /** Decimal text in US dollars. */
  amount: DecimalText;
  /** As it came; the domain knows what it means. */
  status: string | number | null;
  /** Epoch milliseconds. */
  createdAt: number;
  /** The Idempotency-Key it was asked for with; null from an upstream that does not keep it. */
  clientKey: string | null;
};

/** What was asked for; null for what the upstream did not say. */
export type MoneyReceipt = {
  /** By which the upstream knows the order. */
  orderNumber: string | null;
};

export function toMoneyRecord(raw: unknown, where: string): MoneyRecord {
  const row = fields<Schemas['RechargeRecord']>(raw, where);
  return {
    orderNumber: optionalId(row.no) ?? id(row.id, `${where}.id`),
    amount: decimal(row.count, `${where}.count`),
    status: status(row.status),
    createdAt: time(row.created_at, `${where}.created_at`),
    clientKey: optionalText(row.client_key),
  };
}

/** It was taken, whatever the receipt says. */
export function toMoneyReceipt(data: unknown): MoneyReceipt {
  return { orderNumber: optionalId(optionalFields<Schemas['MoneyReceipt']>(data).no) };
}
