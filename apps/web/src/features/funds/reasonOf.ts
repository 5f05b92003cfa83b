import type { FundPurchaseView, OrderObstacle } from '@corro/machines';
import type { I18n } from '../../app/i18n/i18n.ts';
import { problemText } from '../../common/problemText.ts';
import { flowObstacle, missingFunds } from '../../flows/orders/flowObstacle.ts';

/** Why a step of the purchase is off, in a sentence; null where it is not. */
export function reasonOf(
  obstacle: OrderObstacle | null,
  { problems }: Pick<FundPurchaseView, 'problems'>,
  i18n: Pick<I18n, 't' | 'numberLocale'>,
): string | null {
  if (obstacle === null) return null;
  const { t } = i18n;
  if (obstacle !== 'problems') return t(flowObstacle[obstacle]);
  return (
    missingFunds(problems, i18n) ??
    problemText(problems, 'fund', i18n) ??
    t({ id: 'flow.obstacle.problems' })
  );
}
