import type { PositionType } from '@corro/domain';
import type { Generated } from 'kysely';

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
    withdrawals_held_until: bigint | null;
    created_at: bigint;
  };
  sessions: { customer_id: string; token_hash: string; created_at: bigint; expires_at: bigint };
  /** Devices that a customer has logged in on, by the hash of what they keep. */
  devices: { customer_id: string; device_hash: string; used_at: bigint };
  /** What every process signs with, by its use. */
  signing_keys: { name: string; value: string };
  /** Work that one process does for all, taken until then. */
  leases: { name: string; until: bigint };
  /** Wrong secrets: so many since then; so many waits, the last of them until then. */
  attempts: {
    subject: string;
    wrong: number;
    since: bigint;
    waits: number;
    closed_until: bigint;
  };
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
    /** The kind of order that bought it; at the market unless it is said. */
    mold: Generated<string>;
  };
  idempotency: {
    customer_id: string;
    key: string;
    fingerprint: string;
    answer: string;
    created_at: bigint;
  };
  /** `applied` is null until the book is closed. */
  ipo_books: { ipo_id: string; offered: bigint; demand: bigint; applied: bigint | null };
  /** One for an offering and customer; what was allotted, paid and returned is null until then. */
  ipo_applications: {
    customer_id: string;
    ipo_id: string;
    order_number: string;
    series: string;
    symbol: string;
    name: string;
    quantity: bigint;
    price: bigint;
    held: bigint;
    closes_at: bigint;
    status: number;
    allotted: bigint | null;
    amount: bigint | null;
    fee: bigint | null;
    returned: bigint | null;
    client_key: string | null;
    created_at: bigint;
  };
  /** A photo is kept as it was written anew, never as it came. */
  photos: {
    customer_id: string;
    photo_id: string;
    jpeg: Uint8Array;
    is_used: boolean;
    created_at: bigint;
  };
  /** `status` as the wire has it (spec §3); the photos by their ids. */
  verifications: {
    customer_id: string;
    status: number;
    real_name: string;
    id_number: string;
    id_kind: string | null;
    front_photo: string;
    back_photo: string;
    created_at: bigint;
  };
  due_work: { customer_id: string; kind: DueKind; subject: string; due_at: bigint };
  favourites: { customer_id: string; symbol: string; created_at: bigint };
  /** What customers have bought of an issue; a closed one is sold no more. */
  fund_sales: { fund_id: string; sold: bigint; closed: boolean };
  /** Returns in hundredths of a percent; `earned` is null until the end, and when cancelled. */
  fund_orders: {
    customer_id: string;
    order_number: string;
    fund_id: string;
    name: string;
    days: number;
    min_return: number;
    max_return: number;
    amount: bigint;
    status: FundOrderStatus;
    earned: bigint | null;
    ends_at: bigint;
    created_at: bigint;
    client_key: string | null;
  };
  /** `rate` in hundredths of a percent a year; `repayment_at` is null until it is paid out. */
  loans: {
    customer_id: string;
    order_number: string;
    amount: bigint;
    rate: number;
    days: number;
    cost: bigint;
    state: number;
    is_late: boolean;
    repayment_at: bigint | null;
    client_key: string | null;
    created_at: bigint;
  };
  /** What of a customer's credit is asked for or lent. */
  credit_lines: { customer_id: string; used: bigint };
  /** `status` as the wire has it (spec §4). */
  recharges: {
    customer_id: string;
    order_number: string;
    amount: bigint;
    status: number;
    client_key: string | null;
    created_at: bigint;
  };
  /** Where it goes as that was when it was asked for; `bank_name` is empty for an address. */
  withdrawals: {
    customer_id: string;
    order_number: string;
    card_kind: string;
    bank_name: string;
    masked_account: string;
    amount: bigint;
    status: WithdrawalStatus;
    client_key: string | null;
    created_at: bigint;
  };
  messages: {
    customer_id: string;
    message_id: string;
    author: 'customer' | 'agent';
    text: string;
    client_key: string | null;
    is_read: boolean;
    created_at: bigint;
  };
  /** Of an address the account alone; the other texts are empty. */
  cards: {
    customer_id: string;
    card_id: string;
    kind: CardKind;
    bank_name: string;
    account: string;
    holder: string;
    status: number;
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
export type AccountKind = 'cash' | 'fees' | 'funding' | 'held' | 'invested' | 'loans' | 'market';

/** Why money moved; the app shows it in words. */
export type EntryReason =
  | 'welcome-credit'
  | 'recharge'
  | `${'block' | 'qip'}-buy`
  | 'ipo-application'
  | 'ipo-allotment'
  | 'ipo-refund'
  | `fund-${'buy' | 'payout' | 'cancel'}`
  | `withdraw-${'request' | 'paid' | 'return'}`
  | `loan-${'payout' | 'repayment'}`
  | `${PositionType}-${'buy' | 'sell'}`;

/** A bank account, or an address on TRON that takes TRC20 tokens. */
export type CardKind = 'bank' | 'trc20';

/** The words of the contract (spec §4). */
export type FundOrderStatus = 'active' | 'completed' | 'cancelled';

/** In progress, paid, failed: the codes of the contract (spec §4). */
export type WithdrawalStatus = 'n' | 'y' | 'b';

/** What may wait for its time; each kind has its handler in `rules/due/`. */
export type DueKind =
  | 'ipo-allotment'
  | 'fund-payout'
  | 'fund-close'
  | 'agent-reply'
  | 'verification-decision'
  | `loan-${'decision' | 'payout' | 'repayment'}`
  | 'recharge-settle'
  | 'withdraw-settle';
