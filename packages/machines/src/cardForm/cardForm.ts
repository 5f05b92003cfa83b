import { type CardInput, checkCard, checkCodeEntry, type Problem, readCard } from '@corro/domain';
import { createFormFlow, formProgress } from '../formFlow/createFormFlow.ts';
import type { SignedPasskey } from '../passkeyConfirmation/passkeyConfirmationSetup.ts';

/** Card details with a confirmation. The machine does not store the confirmation, a secret. */
export interface CardSubmission extends CardInput {
  /** Transaction code; absent where the server asks for no confirmation. */
  readonly code?: string;
  /** Replaces the transaction code. */
  readonly passkey?: SignedPasskey;
}

/**
 * Adds or changes a card (spec §2, §5). A call without a clear answer may have stored the card, so
 * the flow reads the list of cards before it reports a failure.
 */
export const cardFormMachine = createFormFlow<CardSubmission, CardSubmission, CardInput>({
  id: 'cardForm',
  check: (form) => [...checkCard(form), ...confirmationProblems(form)],
  toSend: readCard,
  toRemember: ({ code: _code, passkey: _passkey, ...details }) => readCard(details),
  reconciles: true,
});

function confirmationProblems({ code, passkey }: CardSubmission): Problem[] {
  return code === undefined || passkey !== undefined ? [] : checkCodeEntry(code);
}

export const cardFormView = formProgress<CardInput>;
