import { type CardInput, checkCard, readCard } from '@corro/domain';
import { createFormFlow } from '../formFlow/index.ts';

/**
 * Adding a card or changing one (spec §2, §5). A call that did not come back may have kept the card
 * all the same, so the list is read before anything is said.
 */
export const cardFormMachine = createFormFlow<CardInput, CardInput, CardInput>({
  id: 'cardForm',
  check: checkCard,
  toSend: readCard,
  toKeep: readCard,
  looksUp: true,
});
