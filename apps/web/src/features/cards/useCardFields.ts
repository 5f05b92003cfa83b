import type { Card, CardKind } from '@corro/client';
import { useState } from 'react';
import { useDraft, type Draft } from '../../flows/useDraft.ts';

/** What the form is opened for: a card that is changed, or (null) one that is added. */
export interface CardTarget {
  readonly kind: CardKind;
  readonly card: Card | null;
}

const fields = ['account', 'bankName', 'holder'] as const;

export type CardField = (typeof fields)[number];

/**
 * The values of the form. A new card that is half entered survives a reload; changes to one that is
 * there already are given up when its form is closed.
 */
export function useCardFields({ kind, card }: CardTarget): Draft<CardField> {
  const draft = useDraft(`card_${kind}`, fields);
  const [changed, setChanged] = useState({
    account: card?.account ?? '',
    bankName: card?.bankName ?? '',
    holder: card?.holder ?? '',
  });
  if (card === null) return draft;
  return {
    values: changed,
    change: (field) => (text) => setChanged((before) => ({ ...before, [field]: text })),
    forget: () => {},
  };
}
