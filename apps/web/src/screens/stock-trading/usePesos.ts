import { rates, toPesos, type DecimalText } from '@corro/domain';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../boot/room.ts';

/** The peso estimate of the trading screen (spec §9); the upstream's config replaces the rate. */
export function usePesos(): {
  readonly rate: DecimalText;
  readonly estimate: (usd: DecimalText | null) => DecimalText | null;
} {
  const config = useQuery(useQueries().config());
  const rate = config.data?.usdMxnTrading ?? rates.usdMxnTrading;
  return { rate, estimate: (usd) => (usd === null ? null : toPesos(usd, rate)) };
}
