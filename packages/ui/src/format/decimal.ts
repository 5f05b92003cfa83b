/** The placeholder for an unknown value; never 0. */
export const missing = '—';

/** How a figure is written. */
export interface DecimalOptions {
  /** Fewest fraction digits shown; left out: 2, or `max` where that is less. */
  min?: number;
  /** Most fraction digits shown, rounded half away from zero; left out: 2, or `min` where that is more. */
  max?: number;
  /** Also shows + before what is more than zero. */
  signed?: boolean;
}

/** The language of the words decides how figures are written: Spanish means Mexico's `1,234.50`. */
const numberLocales: Readonly<Record<string, string>> = {
  es: 'es-MX',
  en: 'en-US',
  zh: 'zh-CN',
  de: 'de-DE',
};

/** Building an Intl formatter costs some hundred times what using it does. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(locale: string, options: DecimalOptions): Intl.NumberFormat {
  const { signed = false } = options;
  const min = options.min ?? Math.min(2, options.max ?? 2);
  const max = options.max ?? Math.max(2, min);
  const key = `${locale} ${min} ${max} ${signed}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(numberLocales[locale] ?? locale, {
      minimumFractionDigits: min,
      maximumFractionDigits: max,
      // What rounds to zero carries no sign: "−0.00" would suggest a loss that is not visible.
      signDisplay: signed ? 'exceptZero' : 'negative',
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

/** Plain decimal text: optional minus, ASCII digits, optional fraction. No exponent, no grouping. */
function isDecimal(value: string): value is `${number}` {
  return /^-?\d+(?:\.\d+)?$/.test(value);
}

/**
 * Decimal text as the locale writes it, exact at any length: the value never becomes a binary float.
 * `null`, and what is not decimal text, is an em dash. The minus is U+2212, as wide as a figure.
 */
export function formatDecimal(
  locale: string,
  value: string | null,
  options: DecimalOptions = {},
): string {
  if (value === null || !isDecimal(value)) return missing;
  return formatterOf(locale, options).format(value).replace('-', '−');
}

/**
 * A percentage with two decimals: `+1.20%`, in German `+1,20 %`; without the plus where it is `signed: false`,
 * a share rather than a change. `value` counts percent: "1.2" is 1.2 per cent.
 */
export function formatPercent(
  locale: string,
  value: string | null,
  { signed = true }: Pick<DecimalOptions, 'signed'> = {},
): string {
  const figures = formatDecimal(locale, value, { min: 2, max: 2, signed });
  if (figures === missing) return missing;
  return locale.startsWith('de') ? `${figures}\u00a0%` : `${figures}%`;
}

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
