import type { RechargeView } from '@corro/machines';
import type { I18n } from '../../app/i18n/i18n.ts';
import { flowObstacle } from '../../flows/orders/flowObstacle.ts';

/**
 * The reason why the review is disabled, translated; null if it is enabled. An untouched form shows
 * no problems and may be submitted: that shows its problems beside the fields.
 */
export function moneyObstacle(
  {
    isOnline,
    reviewObstacle,
    problems,
  }: Pick<RechargeView, 'isOnline' | 'reviewObstacle' | 'problems'>,
  { t }: Pick<I18n, 't'>,
): string | null {
  if (!isOnline) return t({ id: 'flow.obstacle.offline' });
  if (reviewObstacle === null) return null;
  if (reviewObstacle !== 'problems') return t(flowObstacle[reviewObstacle]);
  return problems.length === 0 ? null : t({ id: 'transfer.correct' });
}
