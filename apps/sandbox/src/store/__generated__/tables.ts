// Generated from src/store/migrations by `npm run generate -w @corro/sandbox`; do not edit.

import type { AccountKind, CardKind, CaseState, DeviceKind, EntryReason, FundOrderStatus, JobKind, MessageAuthor, NoticeKind, OrderSide, PasskeyPurpose, WithdrawalStatus } from "../columnTypes.ts";
import type { CaseSubject, OperationKind, PositionType } from "@corro/domain";
import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Numeric = ColumnType<string, number | string, number | string>;

export interface Accounts {
  available: bigint;
  customer_id: string;
  is_moving: boolean | null;
  kind: AccountKind;
  summed_to: string | null;
}

export interface Attempts {
  closed_until: Generated<bigint>;
  since: bigint;
  subject: string;
  waits: Generated<number>;
  wrong: number;
}

export interface Cards {
  account: string;
  bank_name: string;
  card_id: string;
  created_at: bigint;
  customer_id: string;
  holder: string;
  kind: CardKind;
  payable_at: bigint | null;
  status: number;
  version: Generated<bigint>;
}

export interface Cases {
  amount: bigint | null;
  case_number: string;
  created_at: bigint;
  customer_id: string;
  kind: OperationKind;
  message: string | null;
  name: string | null;
  operation_number: string;
  state: CaseState;
  subject: CaseSubject;
}

export interface ClosedAccounts {
  account_id: string;
  closed_at: bigint;
  customer_id: string;
  is_moving: Generated<boolean>;
}

export interface CreditLines {
  customer_id: string;
  used: bigint;
}

export interface Customers {
  code_hash: string | null;
  created_at: bigint;
  customer_id: string;
  customer_number: string;
  first_card_at: bigint | null;
  first_login_at: bigint | null;
  is_code_proven: Generated<boolean>;
  opened_at: bigint | null;
  password_hash: string;
  phone: string;
  withdrawals_held_until: bigint | null;
}

export interface Devices {
  code_at: bigint | null;
  customer_id: string;
  device_hash: string;
  password_at: bigint | null;
  used_at: bigint;
}

export interface DueWork {
  customer_id: string;
  due_at: bigint;
  kind: JobKind;
  subject: string;
}

export interface EndedSessions {
  customer_id: string;
  ended_at: bigint;
  token_hash: string;
}

export interface Entries {
  created_at: bigint;
  customer_id: string;
  entry_id: string;
  order_number: string | null;
  reason: EntryReason;
}

export interface Favourites {
  created_at: bigint;
  customer_id: string;
  symbol: string;
}

export interface FundOrders {
  amount: bigint;
  client_key: string | null;
  created_at: bigint;
  customer_id: string;
  days: number;
  earned: bigint | null;
  ended_at: bigint | null;
  ends_at: bigint;
  fund_id: string;
  max_return: number;
  min_return: number;
  name: string;
  order_number: string;
  status: FundOrderStatus;
}

export interface FundSales {
  closed: boolean;
  fund_id: string;
  sold: bigint;
}

export interface Idempotency {
  answer: string;
  created_at: bigint;
  customer_id: string;
  fingerprint: string;
  key: string;
}

export interface IpoApplications {
  allotted: bigint | null;
  amount: bigint | null;
  client_key: string | null;
  closes_at: bigint;
  created_at: bigint;
  customer_id: string;
  ended_at: bigint | null;
  fee: bigint | null;
  held: bigint;
  ipo_id: string;
  name: string;
  order_number: string;
  price: bigint;
  quantity: bigint;
  returned: bigint | null;
  series: string;
  status: number;
  symbol: string;
}

export interface IpoBooks {
  applied: bigint | null;
  demand: bigint;
  ipo_id: string;
  offered: bigint;
}

export interface KyselyMigrationAdditive {
  name: string;
  timestamp: string;
}

export interface Leases {
  name: string;
  until: bigint;
}

export interface LedgerSums {
  amount: Numeric;
  at: bigint;
  bucket: bigint;
  cost: Numeric;
  customer_id: string;
  span: string;
  what: string;
}

export interface ListMarks {
  at: bigint;
  customer_id: string;
  expense: bigint;
  id: string;
  income: bigint;
  list: string;
  rows: bigint;
  since: bigint;
}

export interface Loans {
  amount: bigint;
  client_key: string | null;
  cost: bigint;
  created_at: bigint;
  customer_id: string;
  days: number;
  decided_at: bigint | null;
  is_late: boolean;
  order_number: string;
  paid_out_at: bigint | null;
  rate: number;
  repayment_at: bigint | null;
  state: number;
}

export interface Lots {
  cost_price: bigint;
  cost_total: bigint;
  created_at: bigint;
  customer_id: string;
  market: string;
  mold: Generated<string>;
  name: string;
  order_number: string;
  quantity: bigint;
  sellable_at: bigint | null;
  sold_by: string | null;
  symbol: string;
  type: PositionType;
}

export interface Messages {
  author: MessageAuthor;
  case_number: string | null;
  client_key: string | null;
  created_at: bigint;
  customer_id: string;
  is_read: boolean;
  message_id: string;
  text: string;
}

export interface News {
  content: string;
  created_at: bigint;
  img: string | null;
  news_id: string;
  subhead: string;
  title: string;
  updated_at: bigint;
}

export interface Notices {
  account: string | null;
  amount: bigint | null;
  asked: bigint | null;
  browser: string | null;
  created_at: bigint;
  customer_id: string;
  device: DeviceKind | null;
  earned: bigint | null;
  ends_at: bigint | null;
  is_read: Generated<boolean>;
  kind: NoticeKind;
  name: string | null;
  notice_id: string;
  order_number: string | null;
  quantity: bigint | null;
  returned: bigint | null;
  symbol: string | null;
  system: string | null;
}

export interface Orders {
  amount: bigint;
  client_key: string | null;
  created_at: bigint;
  customer_id: string;
  fee: bigint;
  lot_number: string | null;
  market: string;
  mold: string;
  name: string;
  order_number: string;
  price: bigint;
  quantity: bigint;
  sell_price: bigint | null;
  side: OrderSide;
  status: number;
  symbol: string;
  total: bigint;
}

export interface PasskeyChallenges {
  challenge: string;
  expires_at: bigint;
  purpose: PasskeyPurpose;
  subject: string;
}

export interface PasskeyCredentials {
  credential_id: string;
  customer_id: string;
}

export interface Passkeys {
  browser: string | null;
  counter: bigint;
  created_at: bigint;
  credential_id: string;
  customer_id: string;
  device: DeviceKind | null;
  name: string | null;
  passkey_id: string;
  paused_at: bigint | null;
  public_key: Uint8Array;
  system: string | null;
  transports: string;
  used_at: bigint | null;
  used_browser: string | null;
  used_device: DeviceKind | null;
  used_system: string | null;
}

export interface Phones {
  customer_id: string;
  phone: string;
}

export interface Photos {
  created_at: bigint;
  customer_id: string;
  is_used: boolean;
  jpeg: Uint8Array;
  photo_id: string;
}

export interface Postings {
  amount: bigint;
  balance_after: bigint;
  customer_id: string;
  entry_id: string;
  kind: AccountKind;
}

export interface Recharges {
  amount: bigint;
  client_key: string | null;
  created_at: bigint;
  customer_id: string;
  ended_at: bigint | null;
  order_number: string;
  status: number;
}

export interface Sessions {
  browser: string | null;
  created_at: bigint;
  customer_id: string;
  device: DeviceKind | null;
  device_hash: string | null;
  expires_at: bigint;
  system: string | null;
  token_hash: string;
  used_at: Generated<bigint>;
}

export interface SigningKeys {
  name: string;
  value: string;
}

export interface Verifications {
  back_photo: string;
  created_at: bigint;
  customer_id: string;
  front_photo: string;
  id_kind: string | null;
  id_number: string;
  real_name: string;
  status: number;
}

export interface Withdrawals {
  amount: bigint;
  bank_name: string;
  card_kind: string;
  client_key: string | null;
  created_at: bigint;
  customer_id: string;
  ended_at: bigint | null;
  masked_account: string;
  order_number: string;
  payable_at: bigint | null;
  status: WithdrawalStatus;
}

export interface Database {
  accounts: Accounts;
  attempts: Attempts;
  cards: Cards;
  cases: Cases;
  closed_accounts: ClosedAccounts;
  credit_lines: CreditLines;
  customers: Customers;
  devices: Devices;
  due_work: DueWork;
  ended_sessions: EndedSessions;
  entries: Entries;
  favourites: Favourites;
  fund_orders: FundOrders;
  fund_sales: FundSales;
  idempotency: Idempotency;
  ipo_applications: IpoApplications;
  ipo_books: IpoBooks;
  kysely_migration_additive: KyselyMigrationAdditive;
  leases: Leases;
  ledger_sums: LedgerSums;
  list_marks: ListMarks;
  loans: Loans;
  lots: Lots;
  messages: Messages;
  news: News;
  notices: Notices;
  orders: Orders;
  passkey_challenges: PasskeyChallenges;
  passkey_credentials: PasskeyCredentials;
  passkeys: Passkeys;
  phones: Phones;
  photos: Photos;
  postings: Postings;
  recharges: Recharges;
  sessions: Sessions;
  signing_keys: SigningKeys;
  verifications: Verifications;
  withdrawals: Withdrawals;
}
