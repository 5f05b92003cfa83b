import { Tag } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import type { ipoPhase } from './ipoPhase.ts';

const tones = { forthcoming: 'accent', closed: 'neutral', listed: 'neutral' } as const;

/** The status of an offering in a word; one that Corro does not know keeps its code. */
export function IpoStatusTag({ phase }: { phase: ReturnType<typeof ipoPhase> }) {
  const { t } = useWords();
  if (typeof phase === 'string') return <Tag tone={tones[phase]}>{t(`ipo.status.${phase}`)}</Tag>;
  return <Tag tone="critical">{t('order.status.unknown', { code: phase.unknown })}</Tag>;
}
