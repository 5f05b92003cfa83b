import type { DecimalText } from '@corro/domain';
import type { CallOptions, Transport } from '../http/index.ts';
import { type UserInfo, balance, userInfo } from '../codecs/account.ts';

export type AccountCalls = ReturnType<typeof createAccountCalls>;

export function createAccountCalls({ read }: Transport) {
  return {
    /** What can be spent, decimal text in US dollars. */
    async balance(options?: CallOptions): Promise<DecimalText> {
      const data = await read((wire, init) => wire.GET('/stock/success/v2/balance', init), options);
      return balance.decode(data).balance;
    },

    /** Who the customer is, and what there is in the account. */
    async info(options?: CallOptions): Promise<UserInfo> {
      const data = await read(
        (wire, init) => wire.GET('/stock/success/v2/user/info', init),
        options,
      );
      return userInfo.decode(data);
    },
  };
}
