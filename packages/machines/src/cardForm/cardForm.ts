import { type CardInput, checkCard, readCard } from '@corro/domain';
import { createFormFlow, formProgress } from '../formFlow/createFormFlow.ts';

/**
 * Adding a card or changing one (spec §2, §5). A call that did not come back may have kept the card
 * all the same, so the list is read before anything is said.
 */
export const cardFormMachine = createFormFlow<CardInput, CardInput, CardInput>({
  id: 'cardForm',
  check: checkCard,
  toSend: readCard,
  toRemember: readCard,
  reconciles: true,
});

/** What a screen shows of the form and may offer. */
export const cardFormView = formProgress<CardInput>;
