import type { DraftValues } from '../../app/storage/keptDraft.ts';

/** Keeps the amount that was typed, for the kind of a flow whose form has one. */
export const amountDraft = {
  draftOf: ({ amountText }: { amountText: string }): DraftValues | null =>
    amountText === '' ? null : { amount: amountText },
  formOf: ({ amount }: DraftValues) => (amount === undefined ? {} : { amountText: amount }),
};
