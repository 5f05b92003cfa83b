import type { Problem } from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import type { Failure, Refused } from '../outcome/index.ts';
import type { cardFormMachine } from './cardFormMachine.ts';

export type CardFormSnapshot = SnapshotFrom<typeof cardFormMachine>;

/** What a screen shows of the form and may offer. */
export interface CardFormView {
  readonly phase: CardFormSnapshot['value'];
  readonly busy: boolean;
  /** Fields of CardInput; the sentence is `problem.<code>`. */
  readonly problems: readonly Problem[];
  /** The sentence is `hint.<code>`. */
  readonly refusal: Refused | null;
  /** Why it is not known whether the card is kept; it was not found among the cards. */
  readonly failure: Failure | null;
}

/** What a screen shows of the form and may offer. */
export function cardFormView({ value, context }: CardFormSnapshot): CardFormView {
  const { problems, refusal, failure } = context;
  const busy = value === 'submitting' || value === 'lookingUp';
  return { phase: value, busy, problems, refusal, failure };
}
