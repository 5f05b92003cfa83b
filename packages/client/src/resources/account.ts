import type { DecimalText } from '@corro/domain';
import { queryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { type UserInfo, balance, userInfo } from '../codecs/account.ts';
import { polling } from './polling.ts';

/** Reads the available balance, decimal text in US dollars; null where not reported. */
export async function getBalance(
  api: Transport,
  options?: CallOptions,
): Promise<DecimalText | null> {
  const data = await api.read((wire, init) => wire.GET('/stock/success/v2/balance', init), options);
  // The specification leaves open whether the figure is the data or a member of it.
  const isFigure = typeof data === 'number' || typeof data === 'string';
  return balance.decode(isFigure ? { balance: data } : data).balance;
}

/** Reads the customer and the account's totals. */
export async function getUserInfo(api: Transport, options?: CallOptions): Promise<UserInfo> {
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/v2/user/info', init),
    options,
  );
  return userInfo.decode(data);
}

/** Polls the available balance. */
export const balanceQuery = (api: Transport) =>
  queryOptions({
    queryKey: ['balance'],
    queryFn: ({ signal }) => getBalance(api, { signal }),
    ...polling('account'),
  });

/** Polls the customer and the account's totals. */
export const userInfoQuery = (api: Transport) =>
  queryOptions({
    queryKey: ['userInfo'],
    queryFn: ({ signal }) => getUserInfo(api, { signal }),
    ...polling('account'),
  });
