import type { Card } from '@corro/client';
import { lastFourCharacters } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { dash, useI18n } from '../../app/i18n/i18n.ts';

/** Messages that differ between bank accounts and TRC20 addresses. */
export const cardMessages = {
  bank: defineMessages({
    about: { id: 'cards.about.bank' },
    account: { id: 'cards.account.bank' },
    accountHint: { id: 'cards.accountHint.bank' },
    add: { id: 'cards.add.bank' },
    addFailed: { id: 'cards.addFailed.bank' },
    delete: { id: 'cards.delete.bank' },
    deleted: { id: 'cards.deleted.bank' },
    deleteTitle: { id: 'cards.deleteTitle.bank' },
    edit: { id: 'cards.edit.bank' },
    editFailed: { id: 'cards.editFailed.bank' },
    empty: { id: 'cards.empty.bank' },
    failed: { id: 'cards.failed.bank' },
    list: { id: 'cards.list.bank' },
    saved: { id: 'cards.saved.bank' },
    tab: { id: 'cards.tab.bank' },
    unnamed: { id: 'cards.unnamed.bank' },
  }),
  trc20: defineMessages({
    about: { id: 'cards.about.trc20' },
    account: { id: 'cards.account.trc20' },
    accountHint: { id: 'cards.accountHint.trc20' },
    add: { id: 'cards.add.trc20' },
    addFailed: { id: 'cards.addFailed.trc20' },
    delete: { id: 'cards.delete.trc20' },
    deleted: { id: 'cards.deleted.trc20' },
    deleteTitle: { id: 'cards.deleteTitle.trc20' },
    edit: { id: 'cards.edit.trc20' },
    editFailed: { id: 'cards.editFailed.trc20' },
    empty: { id: 'cards.empty.trc20' },
    failed: { id: 'cards.failed.trc20' },
    list: { id: 'cards.list.trc20' },
    saved: { id: 'cards.saved.trc20' },
    tab: { id: 'cards.tab.trc20' },
    unnamed: { id: 'cards.unnamed.trc20' },
  }),
};

/** The card's name and the last digits of its account. */
export function useCardText({ kind, bankName, account }: Card): {
  name: string;
  lastDigits: string;
} {
  const { t } = useI18n();
  return {
    name: bankName === '' ? t(cardMessages[kind].unnamed) : bankName,
    lastDigits: (account === null ? null : lastFourCharacters(account)) ?? dash,
  };
}
