import type { Card, CardKind } from '@corro/client';
import { useState } from 'react';

/** What the form is opened for: a card that is changed, or (null) one that is added. */
export interface CardTarget {
  readonly kind: CardKind;
  readonly card: Card | null;
}

export interface CardChoice extends CardTarget {
  /** React key: a new one for each opening of the form. */
  readonly serial: number;
}

/** Which card's form is open. A closed one stays until the next, so that it can sink away whole. */
export function useCardChoice() {
  const [choice, setChoice] = useState<CardChoice | null>(null);
  const [isOpen, setOpen] = useState(false);
  const choose = (target: CardTarget) => {
    setChoice((before) => ({ ...target, serial: (before?.serial ?? 0) + 1 }));
    setOpen(true);
  };
  return { choice, isOpen, choose, close: () => setOpen(false) } as const;
}

/** What a customer can be paid to; each has its tab (spec §2). */
export const cardKinds = ['bank', 'trc20'] as const;

/** A valid but fictitious account number, for trying the demo. */
export const exampleAccounts = {
  bank: '002010077777777771',
  trc20: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
} as const;
