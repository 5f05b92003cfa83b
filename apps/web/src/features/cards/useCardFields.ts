import { useState } from 'react';
import { useDraft, type Draft } from '../../flows/useDraft.ts';
import type { CardTarget } from './cardTarget.ts';

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
