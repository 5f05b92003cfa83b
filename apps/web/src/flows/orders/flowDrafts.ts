import type { DraftValues } from '../../app/storage/drafts.ts';

/** Stores the quantity that the customer typed, and not the one that was filled in. */
export const quantityDraft = {
  draftOf: ({ quantityText, touched }: { quantityText: string; touched: boolean }) =>
    touched && quantityText !== '' ? { quantity: quantityText } : null,
  formOf: ({ quantity }: DraftValues) =>
    quantity === undefined ? {} : { quantityText: quantity, touched: true },
};

/** Stores the amount that the customer typed. */
export const amountDraft = {
  draftOf: ({ amountText }: { amountText: string }): DraftValues | null =>
    amountText === '' ? null : { amount: amountText },
  formOf: ({ amount }: DraftValues) => (amount === undefined ? {} : { amountText: amount }),
};
