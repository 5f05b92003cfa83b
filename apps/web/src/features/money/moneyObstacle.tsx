import type { RechargeView } from '@corro/machines';
import { VisuallyHidden } from '@corro/ui';
import type { ReactNode } from 'react';
import type { I18n } from '../../app/i18n/i18n.ts';
import { flowObstacle } from '../../flows/orders/flowObstacle.ts';

/**
 * The reason why the review is disabled, translated; null if it is enabled. An untouched form shows
 * no problems and may be submitted: that shows its problems beside the fields. Then the reason is
 * for screen readers only, because the fields show it.
 */
export function moneyObstacle(
  {
    isOnline,
    reviewObstacle,
    problems,
  }: Pick<RechargeView, 'isOnline' | 'reviewObstacle' | 'problems'>,
  { t }: Pick<I18n, 't'>,
): ReactNode {
  if (!isOnline) return t({ id: 'flow.obstacle.offline' });
  if (reviewObstacle === null) return null;
  if (reviewObstacle !== 'problems') return t(flowObstacle[reviewObstacle]);
  return problems.length === 0 ? null : (
    <VisuallyHidden>{t({ id: 'transfer.correct' })}</VisuallyHidden>
  );
}
