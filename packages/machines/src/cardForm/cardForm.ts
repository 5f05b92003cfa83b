import { type CardInput, checkCard, readCard } from '@corro/domain';
import { createFormFlow, formProgress } from '../formFlow/createFormFlow.ts';

/**
 * Adds or changes a card (spec §2, §5). A lost call may have stored the card, so the flow reads the
 * list before it reports a failure.
 */
export const cardFormMachine = createFormFlow<CardInput, CardInput, CardInput>({
  id: 'cardForm',
  check: checkCard,
  toSend: readCard,
  toRemember: readCard,
  reconciles: true,
});

export const cardFormView = formProgress<CardInput>;
