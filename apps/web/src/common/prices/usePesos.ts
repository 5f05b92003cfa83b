import { configQuery } from '@corro/client';
import { type DecimalText, rates, toPesos } from '@corro/domain';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';

/** Which of the two rates: the account's, of QIP and block trades too, or the trading screen's. */
export type PesoRate = keyof typeof rates;

/** The peso estimate (spec §9); the upstream's config replaces the rate. No estimate while that is on its way: it would jump. */
export function usePesos(which: PesoRate): {
  readonly rate: DecimalText | null;
  /** When the upstream said that rate, epoch milliseconds; null where it says none. */
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
