import type { Card } from '@corro/client';
import { accountEnd } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { useI18n, dash } from '../../app/i18n/i18n.ts';

export const cardsAdd = defineMessages({
  bank: { id: 'cards.add.bank' },
  trc20: { id: 'cards.add.trc20' },
});

export const cardsEdit = defineMessages({
  bank: { id: 'cards.edit.bank' },
  trc20: { id: 'cards.edit.trc20' },
});

const cardsUnnamed = defineMessages({
  bank: { id: 'cards.unnamed.bank' },
  trc20: { id: 'cards.unnamed.trc20' },
});

/** What a card is called, and the end of its number, by which customers know it. */
export function useCardText({ kind, bankName, account }: Card): { name: string; end: string } {
  const { t } = useI18n();
  return {
    name: bankName === '' ? t(cardsUnnamed[kind]) : bankName,
    end: (account === null ? null : accountEnd(account)) ?? dash,
  };
}
