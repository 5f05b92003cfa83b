import type { PositionType } from '@corro/domain';

/**
 * The tables, as the migrations leave them.
 *
 * Money is an integer of cents, a price an integer of millionths of a dollar, a time epoch
 * milliseconds: each a `bigint` on the wire of both engines. A customer's rows carry the customer's
 * id first in every key, so that an engine which spreads rows can keep one customer in one place.
 */
export interface Database {
  phones: { phone: string; customer_id: string };
  customers: {
    customer_id: string;
    phone: string;
    customer_number: string;
    password_hash: string;
    code_hash: string | null;
    created_at: bigint;
  };
  sessions: { customer_id: string; token_hash: string; created_at: bigint; expires_at: bigint };
  attempts: { subject: string; wrong: number; since: bigint };
  accounts: { customer_id: string; kind: AccountKind; available: bigint };
  entries: {
    customer_id: string;
    entry_id: string;
    reason: EntryReason;
    order_number: string | null;
    created_at: bigint;
  };
  postings: {
    customer_id: string;
    entry_id: string;
    kind: AccountKind;
    amount: bigint;
    balance_after: bigint;
  };
  orders: {
    customer_id: string;
    order_number: string;
    side: 'buy' | 'sell';
    mold: string;
    symbol: string;
    name: string;
    market: string;
    quantity: bigint;
    price: bigint;
    sell_price: bigint | null;
    amount: bigint;
    fee: bigint;
    total: bigint;
    status: number;
    client_key: string | null;
    lot_number: string | null;
    created_at: bigint;
  };
  lots: {
    customer_id: string;
    order_number: string;
    type: PositionType;
    symbol: string;
    name: string;
    market: string;
    quantity: bigint;
    cost_price: bigint;
    cost_total: bigint;
    created_at: bigint;
    sold_by: string | null;
  };
  idempotency: {
    customer_id: string;
    key: string;
    fingerprint: string;
    answer: string;
    created_at: bigint;
  };
  due_work: { customer_id: string; kind: DueKind; subject: string; due_at: bigint };
  favourites: { customer_id: string; symbol: string; created_at: bigint };
  messages: {
    customer_id: string;
    message_id: string;
    author: 'customer' | 'agent';
    text: string;
    client_key: string | null;
    is_read: boolean;
    created_at: bigint;
  };
  news: {
    news_id: string;
    title: string;
    subhead: string;
    img: string | null;
    content: string;
    created_at: bigint;
    updated_at: bigint;
  };
}

/**
 * `cash`, `held` (set aside for what is not decided yet) and `invested` (in funds) are the
 * customer's; the others are the far ends of the postings, per customer.
 */
export type AccountKind = 'cash' | 'fees' | 'funding' | 'held' | 'invested' | 'market';

/** Why money moved; the app shows it in words. */
export type EntryReason = 'welcome-credit' | `${PositionType}-${'buy' | 'sell'}`;

/** What may wait for its time; each kind has its handler in `rules/due/`. */
export type DueKind = 'ipo-allotment' | 'fund-payout' | 'agent-reply';
