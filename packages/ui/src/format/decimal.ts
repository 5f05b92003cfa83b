/** Placeholder of an unknown value; never 0. */
export const missingText = '—';

/** Format of a figure. */
export interface DecimalOptions {
  /** Minimum fraction digits; default 2, or `max` if less. */
  min?: number;
  /** Maximum fraction digits, rounded half away from zero; default 2, or `min` if more. */
  max?: number;
  /** Shows + before positive values. */
  signed?: boolean;
}

/** Number formats by language: Spanish means Mexico's `1,234.50`. */
const numberLocales: Readonly<Record<string, string>> = {
  es: 'es-MX',
  en: 'en-US',
  zh: 'zh-CN',
  de: 'de-DE',
};

/** Cached, because creating a formatter takes a hundred times as long as using it. */
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
      // Rounded zero has no sign: "−0.00" would suggest an invisible loss.
      signDisplay: signed ? 'exceptZero' : 'negative',
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

/** Plain decimal text: optional minus, ASCII digits, optional fraction. */
function isDecimal(value: string): value is `${number}` {
  return /^-?\d+(?:\.\d+)?$/.test(value);
}

/**
 * Formats decimal text for the locale, exact at any length, never through a float. Null and invalid
 * text give an em dash. The minus is U+2212, as wide as a digit.
 */
export function formatDecimal(
  locale: string,
  value: string | null,
  options: DecimalOptions = {},
): string {
  if (value === null || !isDecimal(value)) return missingText;
  return formatterOf(locale, options).format(value).replace('-', '−');
}

/**
 * Formats a percentage with two decimals, or up to `max`: `+1.20%`, in German `+1,20 %`. For a
 * share rather than a change, `signed: false` omits the plus. "1.2" is 1.2 per cent.
 */
export function formatPercent(
  locale: string,
  value: string | null,
  { signed = true, max = 2 }: Pick<DecimalOptions, 'signed' | 'max'> = {},
): string {
  const figures = formatDecimal(locale, value, { min: 2, max, signed });
  if (figures === missingText) return missingText;
  return locale.startsWith('de') ? `${figures}\u00a0%` : `${figures}%`;
}

/** Never a bare "$": Mexican readers take it for pesos. */
export type MoneyUnit = 'US$' | 'MX$';

/**
 * Formats an amount with its unit: `US$ 1,234.50`, a loss `−US$ 1,234.50`. Two decimals by default,
 * a non-breaking space. Null and invalid text give an em dash without a unit.
 */
export function formatMoney(
  locale: string,
  amount: string | null,
  unit: MoneyUnit,
  options: DecimalOptions = {},
): string {
  const figures = formatDecimal(locale, amount, options);
  if (figures === missingText) return missingText;
  const sign = /^[−+]/.exec(figures)?.[0] ?? '';
  return `${sign}${unit}\u00a0${figures.slice(sign.length)}`;
}

/**
 * Formats a large count with at most two decimals and a word or letter for its size: `84 mil`,
 * `1.2 M`, `3.9 mil M`.
 */
export function formatCompact(locale: string, value: number): string {
  const key = `${locale} compact`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(numberLocales[locale] ?? locale, {
      notation: 'compact',
      maximumFractionDigits: 2,
      useGrouping: 'always',
    });
    formatters.set(key, formatter);
  }
  if (!locale.startsWith('es')) return formatter.format(value);
  // Browsers write `3,863.55 M`, where one says thousands of millions.
  if (value >= 1e9 && value < 1e12) return `${(value / 1e9).toFixed(1)}\u00a0mil\u00a0M`;
  // Browsers write `84 k`, which nobody in Mexico reads as a thousand.
  return formatter.format(value).replace('k', 'mil');
}
