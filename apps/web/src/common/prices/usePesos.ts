import { configQuery } from '@corro/client';
import { type DecimalText, rates, toPesos } from '@corro/domain';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';

/** `usdMxn` for the account, QIP and block trades; `usdMxnTrading` for the trading screen. */
export type PesoRate = keyof typeof rates;

/**
 * Peso estimate (spec §9) with the upstream's rate, if it sends one. Null while the config is
 * loading, so that the figure does not jump.
 */
export function usePesos(which: PesoRate): {
  readonly rate: DecimalText | null;
  /** Read time of the upstream's rate in epoch milliseconds; null for the default rate. */
  readonly readAt: number | null;
  readonly estimate: (usd: DecimalText | null) => DecimalText | null;
} {
  const { data, isLoading, dataUpdatedAt } = useQuery(configQuery(useApi()));
  const rate = data?.[which] ?? (isLoading ? null : rates[which]);
  return {
    rate,
    readAt: data === undefined ? null : dataUpdatedAt,
    estimate: (usd) => (usd === null || rate === null ? null : toPesos(usd, rate)),
  };
}
