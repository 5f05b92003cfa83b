import { debtQuery } from '@corro/client';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';

/**
 * Treasury debt with its yields, and the one with that code; read where its market says that it is debt,
 * or at hand from the list that the customer comes from.
 */
export function useDebts(symbol: string, market: string | undefined) {
  const { data = [], isLoading } = useQuery({
    ...debtQuery(useApi()),
    enabled: market === 'CGI',
  });
  const debt = data.find((one) => one.symbol === symbol && one.yieldPercent !== null);
  return { debts: data, debt, isLoading };
}
