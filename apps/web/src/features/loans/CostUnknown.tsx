import type { LoanTerms } from '@corro/domain';
import { Banner } from '@corro/ui';
import { useWords } from '../../app/i18n/words.ts';

/** That nobody knows what the loan costs and that asking commits to nothing (decisions). */
export function CostUnknown({ offer }: { offer: LoanTerms | null }) {
  const { t } = useWords();
  const isKnown = offer === null || (offer.rate !== null && offer.days !== null);
  return isKnown ? null : <Banner tone="caution">{t('loan.cost.unknownText')}</Banner>;
}
