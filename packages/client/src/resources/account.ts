import type { DecimalText } from '@corro/domain';
import { decimal, optionalDecimal } from '../wire/decimals.ts';
import { badData } from '../wire/broken.ts';
import { type Schemas, fields } from '../wire/fields.ts';
import { type Page, type PageParams, page } from '../wire/page.ts';
import { id, optionalId, optionalText, text, wholeNumber } from '../wire/text.ts';
import { time } from '../wire/times.ts';
import type { CallOptions, Transport } from '../transport/index.ts';

/** The customer. Amounts are decimal text in US dollars. */
export type UserInfo = {
  /** The number that the customer logs in with. */
  phone: string;
  /** The number by which the broker knows the customer. */
  customerNumber: string;
  /** Address of the picture. */
  image: string | null;
  /** All of the customer's assets. */
  total: DecimalText;
  /** What can be spent. */
  balance: DecimalText;
  /** What is owed. */
  loan: DecimalText;
  /** Whether a transaction code is set; null where the upstream does not say. */
  hasTransactionCode: boolean | null;
  /** For how many seconds withdrawals are refused yet; null where they are not. */
  withdrawalsHeldSeconds: number | null;
};

/** Whether money came in or went out. */
export type BillDirection = 'income' | 'expense';
/** `type`: which way the money went, or both. */
export type BillParams = PageParams & { type: 'all' | BillDirection };

/** One change of the balance. Amounts are decimal text in US dollars. */
export type BillEntry = {
  /** Of the entry. */
  id: string;
  /** Which way the money went. */
  type: BillDirection;
  /** Without sign. */
  amount: DecimalText;
  /** Afterwards. */
  balance: DecimalText | null;
  /** A code or a text of the upstream. */
  reason: string | null;
  /** The order that moved the money; null where none did, or the upstream does not say. */
  orderNumber: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
};

export type AccountCalls = ReturnType<typeof createAccountCalls>;

export function createAccountCalls({ read }: Transport) {
  return {
    /** What can be spent, decimal text in US dollars. */
    async balance(options?: CallOptions): Promise<DecimalText> {
      const data = await read((wire, init) => wire.GET('/stock/success/v2/balance', init), options);
      return decimal(fields<Schemas['Balance']>(data, 'balance').balance, 'balance.balance');
    },

    /** Who the customer is, and what there is in the account. */
    async info(options?: CallOptions): Promise<UserInfo> {
      const data = await read(
        (wire, init) => wire.GET('/stock/success/v2/user/info', init),
        options,
      );
      return toUserInfo(data);
    },

    /** Newest first. */
    async bill(params: BillParams, options?: CallOptions): Promise<Page<BillEntry>> {
      const query = { type: params.type, page: params.page, limit: params.limit };
      const data = await read(
        (wire, init) => wire.GET('/stock/success/v2/bill', { params: { query }, ...init }),
        options,
      );
      return page(data, 'bill', params, toBillEntry);
    },
  };
}

function toUserInfo(data: unknown): UserInfo {
  const raw = fields<Schemas['UserInfo']>(data, 'user');
  return {
    phone: id(raw.user, 'user.user'),
    customerNumber: id(raw.no, 'user.no'),
    image: optionalText(raw.img),
    total: decimal(raw.total, 'user.total'),
    balance: decimal(raw.money, 'user.money'),
    loan: decimal(raw.loan, 'user.loan'),
    hasTransactionCode: typeof raw.fund_code_set === 'boolean' ? raw.fund_code_set : null,
    withdrawalsHeldSeconds: heldSeconds(raw.withdrawals_held_seconds),
  };
}

function heldSeconds(raw: unknown): number | null {
  if (raw === undefined || raw === null) return null;
  const seconds = wholeNumber(raw, 'user.withdrawals_held_seconds');
  return seconds === 0 ? null : seconds;
}

function toBillEntry(raw: unknown): BillEntry {
  const row = fields<Schemas['BillEntry']>(raw, 'bill');
  const type = text(row.type, 'bill.type');
  if (type !== 'income' && type !== 'expense') throw badData('bill.type', 'is neither way');
  return {
    id: id(row.id, 'bill.id'),
    type,
    amount: decimal(row.amount, 'bill.amount'),
    balance: optionalDecimal(row.balance, 'bill.balance'),
    reason: optionalText(row.reason),
    orderNumber: optionalId(row.no),
    createdAt: time(row.created_at, 'bill.created_at'),
  };
}
