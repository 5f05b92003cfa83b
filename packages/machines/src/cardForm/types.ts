import type { CardInput, Problem } from '@corro/domain';
import type { Failure, Refused } from '../outcome/index.ts';

export interface CardFormInput {
  /** The card that is changed; null where one is added. */
  readonly cardId: string | null;
}

/** What is sent: checked, and without what was typed around it. */
export interface CardToSave extends CardFormInput {
  readonly card: CardInput;
}

export interface CardFormContext extends CardFormInput {
  readonly problems: readonly Problem[];
  readonly refusal: Refused | null;
  /** Why nobody knows whether the card is kept. */
  readonly failure: Failure | null;
  /** What was last sent; null before. */
  readonly sent: CardInput | null;
}

export type CardFormEvent =
  /** Sends the form, also once more after a failure; ignored while it is on its way. */
  | { readonly type: 'SUBMIT'; readonly input: CardInput }
  /** A field was left: says what is wrong with what stands in it. */
  | { readonly type: 'LEAVE'; readonly input: CardInput; readonly field: keyof CardInput }
  /** A field was edited: what was wrong with it is no longer said. */
  | { readonly type: 'EDIT'; readonly field: keyof CardInput };
