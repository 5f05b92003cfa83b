import { configQuery } from '@corro/client';
import { isClabe } from '@corro/domain';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';

/** The account to transfer to; null unless the upstream announces a valid CLABE. */
export function useDepositAccount() {
  const account = useQuery(configQuery(useApi())).data?.depositAccount ?? null;
  return account !== null && isClabe(account.clabe) ? account : null;
}
