import type { Card, CardKind } from '@corro/client';

/** What the form is opened for: a card that is changed, or (null) one that is added. */
export interface CardTarget {
  readonly kind: CardKind;
  readonly card: Card | null;
}

/** What a customer can be paid to; each has its tab (spec §2). */
export const cardKinds = ['bank', 'trc20'] as const;

/** A valid but fictitious account number, for trying the demo. */
export const exampleAccounts = {
  bank: '002010077777777771',
  trc20: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
} as const;
