import type { FundPurchaseView, OrderObstacle } from '@corro/machines';
import { formatDecimal } from '@corro/ui';
import type { I18n } from '../../app/i18n/i18n.ts';
import { problemText } from '../../common/problemText.ts';

/** Why a step of the purchase is off, in a sentence; null where it is not. */
export function reasonOf(
  obstacle: OrderObstacle | null,
  { problems }: Pick<FundPurchaseView, 'problems'>,
  words: Pick<I18n, 't' | 'numberLocale'>,
): string | null {
  if (obstacle === null) return null;
  const { t, numberLocale } = words;
  if (obstacle !== 'problems') return t(`flow.obstacle.${obstacle}`);
  const missing = problems.find(({ code }) => code === 'insufficient-funds')?.values?.['missing'];
  // The general sentence speaks of a quantity, which there is none of.
  if (missing !== undefined) {
    return t('funds.missing', { missing: formatDecimal(numberLocale, String(missing)) });
  }
  return problemText(problems, 'fund', words) ?? t('flow.obstacle.problems');
}
