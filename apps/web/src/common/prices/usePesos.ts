import { configQuery } from '@corro/client';
import { type DecimalText, pesoRates, toPesos } from '@corro/domain';
import { formatDecimal } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';

/** `usdMxn` for the account, QIP and block trades; `usdMxnTrading` for the trading screen. */
export type PesoRate = keyof typeof pesoRates;

/** Maximum decimals of announced rates; central banks publish four. */
export const rateDecimals = 8;

/**
 * Peso estimate (spec §9) with the upstream's rate, if it sends one. Null while the config is
 * loading, so that the figure does not jump.
 */
export function usePesos(which: PesoRate): {
  /** Rate of the estimate, with all its decimals. */
  readonly rate: string;
  /**
   * Read time of the upstream's rate in epoch milliseconds; null if `rate` is the one of the spec.
   */
  readonly readAt: number | null;
  readonly estimate: (usd: DecimalText | null) => DecimalText | null;
} {
  const { data, isLoading, dataUpdatedAt } = useQuery(configQuery(useApi()));
  const { numberLocale } = useI18n();
  const announced = data?.[which] ?? null;
  const rate = announced ?? (isLoading ? null : pesoRates[which]);
  return {
    rate: formatDecimal(numberLocale, rate, { min: 2, max: rateDecimals }),
    readAt: announced === null ? null : dataUpdatedAt,
    estimate: (usd) => (usd === null || rate === null ? null : toPesos(usd, rate)),
  };
}
