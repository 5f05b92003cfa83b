import type { DecimalText } from '@corro/domain';
import { type CallOptions, type Transport, defined } from '../http/index.ts';
import { type OrderCallOptions, orderParams } from './orderCall.ts';
import {
  type MoneyReceipt,
  type Withdrawal,
  moneyReceipt,
  withdrawal,
  withdrawalCodes,
} from '../codecs/money.ts';
import { type Page, type PageParams, decodePage, ofStatus } from '../codecs/page.ts';

/** Whole dollars to one of the customer's cards. `code` is the transaction code; it is kept nowhere, and null where a call is made again without it. */
export type WithdrawOrder = {
  /** Of the card that is paid. */
  cardId: string;
  /** Decimal text without a fraction, US dollars. */
  amount: DecimalText;
  code: string | null;
};

/** `status`: only those; absent for all. */
export type WithdrawalParams = PageParams & { status?: keyof typeof withdrawalCodes | undefined };

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
      return moneyReceipt.decode(data);
    },

    /** Newest first. */
    async withdrawals(params: WithdrawalParams, options?: CallOptions): Promise<Page<Withdrawal>> {
      const { status, page, limit } = params;
      const query = defined({ status: status && withdrawalCodes[status], page, limit });
      const data = await read(
        (wire, init) =>
          wire.GET('/stock/success/property/withdraw', { params: { query }, ...init }),
        options,
      );
      return ofStatus(decodePage(data, 'withdrawals', params, withdrawal.decode), status);
    },
  };
}
