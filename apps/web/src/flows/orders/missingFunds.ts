import type { Problem } from '@corro/domain';
import type { I18n } from '../../app/i18n/i18n.ts';
import { formatDecimalText } from '../../common/problemText.ts';

/**
 * Sentence with the missing amount, for an order whose quantity cannot be lowered; undefined if no
 * problem reports missing funds.
 */
export function missingFunds(
  problems: readonly Problem[],
  { t, numberLocale }: Pick<I18n, 't' | 'numberLocale'>,
): string | undefined {
  const missing = problems.find(({ code }) => code === 'insufficient-funds')?.values?.['missing'];
  return missing === undefined
    ? undefined
    : t({ id: 'funds.missing' }, { missing: formatDecimalText(String(missing), numberLocale) });
}
