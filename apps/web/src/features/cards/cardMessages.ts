import { defineMessages } from '@corro/messages';

export const cardsAdd = defineMessages({
  bank: { id: 'cards.add.bank' },
  trc20: { id: 'cards.add.trc20' },
});

export const cardsEdit = defineMessages({
  bank: { id: 'cards.edit.bank' },
  trc20: { id: 'cards.edit.trc20' },
});
