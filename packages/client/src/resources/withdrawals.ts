import type { DecimalText } from '@corro/domain';
import { type CallOptions, type Transport, defined } from '../transport/index.ts';
import { type OrderCallOptions, orderParams } from './orderCall.ts';
import { type Schemas, optionalFields } from '../wire/fields.ts';
import { type Page, type PageParams, ofStatus, page } from '../wire/page.ts';
import { optionalText } from '../wire/text.ts';
import type { CardKind } from './cards.ts';
import {
  type MoneyReceipt,
  type MoneyRecord,
  toMoneyReceipt,
  toMoneyRecord,
} from './moneyRecord.ts';

/** Whole dollars to one of the customer's cards. `code` is the transaction code; it is kept nowhere, and null where a call is made again without it. */
export type WithdrawOrder = {
  /** Of the card that is paid. */
  cardId: string;
  /** Decimal text without a fraction, US dollars. */
  amount: DecimalText;
  code: string | null;
};

/** `status` as the records carry it (spec §4), absent for all. */
export type WithdrawalParams = PageParams & { status?: 'n' | 'y' | 'b' | undefined };

/** A withdrawal; null for what the upstream does not say of where it goes. */
export type Withdrawal = MoneyRecord & {
  /** What it went to. */
  kind: CardKind | null;
  /** Where the account is; null for an address, too. */
  bankName: string | null;
  /** The number or address, as the upstream masked it. */
  masked: string | null;
};

export type WithdrawalCalls = ReturnType<typeof createWithdrawalCalls>;

export function createWithdrawalCalls(transport: Transport) {
  const { read, write } = transport;
  return {
    /**
     * Withdraws. `key` is the Idempotency-Key, made when the customer confirms. Refusals:
     * `insufficient-funds`, `below-minimum`, `invalid-amount`, `unknown-card`,
     * `withdrawals-held` and `too-many-attempts` (values: `seconds`), `wrong-authorization-password`,
     * `no-transaction-code` and others.
     */
    async withdraw(
      { cardId, amount, code }: WithdrawOrder,
      key: string,
      options?: OrderCallOptions,
    ): Promise<MoneyReceipt> {
      const request = { bank_id: cardId, count: amount };
      const body = code === null ? request : { ...request, stock_password: code };
      const params = orderParams(transport, key, options);
      const data = await write(
        (wire, init) => wire.POST('/stock/success/money/access', { body, params, ...init }),
        options,
      );
      return toMoneyReceipt(data);
    },

    /** Newest first. */
    async withdrawals(params: WithdrawalParams, options?: CallOptions): Promise<Page<Withdrawal>> {
      const query = defined(params);
      const data = await read(
        (wire, init) =>
          wire.GET('/stock/success/property/withdraw', { params: { query }, ...init }),
        options,
      );
      return ofStatus(page(data, 'withdrawals', params, toWithdrawal), params.status);
    },
  };
}

function toWithdrawal(raw: unknown): Withdrawal {
  const record = toMoneyRecord(raw, 'withdrawal');
  const { type, branch_bank, bank_card } = optionalFields<Schemas['WithdrawRecord']>(raw);
  return {
    ...record,
    kind: type === 'bank' || type === 'trc20' ? type : null,
    bankName: optionalText(branch_bank),
    masked: optionalText(bank_card),
  };
}
