import type { Candle } from '@corro/client';
import type { DecimalText } from '@corro/domain';

/**
 * The last candle once its instrument stands at a newer price; null where there is no candle or no price. A picture
 * needs no cents, so the price may become a binary float here.
 */
export function lastCandleAt(
  candles: readonly Candle[] | null,
  price: DecimalText | undefined,
): Candle | null {
  const last = candles?.at(-1);
  if (last === undefined || price === undefined) return null;
  const close = Number(price);
  return { ...last, close, high: Math.max(last.high, close), low: Math.min(last.low, close) };
}
