import type { Problem } from '@corro/domain';
import type { OrderObstacle } from '@corro/machines';
import type { Words } from '../../boot/words.ts';
import { problemText } from '../problemText.ts';

interface Reviewable {
  readonly online: boolean;
  readonly reviewObstacle: OrderObstacle | null;
  readonly problems: readonly Problem[];
}

/**
 * Why the review cannot be asked for, in a sentence; null where it can. An empty form can be sent:
 * what it lacks is said then. `field` is one that says nothing beside itself.
 */
export function moneyObstacle(
  { online, reviewObstacle, problems }: Reviewable,
  words: Pick<Words, 't' | 'numberLocale'>,
  field?: string,
): string | null {
  const { t } = words;
  if (!online) return t('flow.obstacle.offline');
  if (reviewObstacle === null) return null;
  if (reviewObstacle !== 'problems') return t(`flow.obstacle.${reviewObstacle}`);
  if (problems.length === 0) return null;
  const own = field === undefined ? undefined : problemText(problems, field, words);
  return own ?? t('transfer.correct');
}
