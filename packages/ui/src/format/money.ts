import { formatDecimal, missing, type DecimalOptions } from './decimal.ts';

/** Never a bare "$": a Mexican reader takes that for pesos. */
export type MoneyUnit = 'US$' | 'MX$';

/**
 * An amount with its unit in front: `US$ 1,234.50`, a loss `−US$ 1,234.50`. Two decimals unless told
 * otherwise. The space does not break. `null` is an em dash without a unit.
 */
export function formatMoney(
  locale: string,
  amount: string | null,
  unit: MoneyUnit,
  options: DecimalOptions = {},
): string {
  const figures = formatDecimal(locale, amount, options);
  if (figures === missing) return missing;
  const sign = /^[−+]/.exec(figures)?.[0] ?? '';
  return `${sign}${unit}\u00a0${figures.slice(sign.length)}`;
}
