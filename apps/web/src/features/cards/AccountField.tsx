import type { CardKind } from '@corro/client';
import { defineMessages } from '@corro/messages';
import { DigitsField, type DigitsFieldProps, TextField } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';

export interface AccountFieldProps {
  readonly kind: CardKind;
  readonly field: Omit<DigitsFieldProps, 'label' | 'blocks' | 'enterKeyHint'>;
}

const cardsAccount = defineMessages({
  bank: { id: 'cards.account.bank' },
  trc20: { id: 'cards.account.trc20' },
});

const cardsAccountHint = defineMessages({
  bank: { id: 'cards.accountHint.bank' },
  trc20: { id: 'cards.accountHint.trc20' },
});

/** Bank, place, account, check digit. */
const clabeBlocks = [3, 3, 11, 1];

/** An account as its field writes it. */
export function accountText(kind: CardKind, account: string): string {
  if (kind !== 'bank') return account;
  let end = 0;
  return clabeBlocks.map((length) => account.slice(end, (end += length))).join(' ');
}

/** A CLABE or an address, with the keyboard that fits it. */
export function AccountField({ kind, field }: AccountFieldProps) {
  const { t } = useI18n();
  const said = { ...field, label: t(cardsAccount[kind]), hint: t(cardsAccountHint[kind]) };
  return kind === 'bank' ? (
    <DigitsField {...said} blocks={clabeBlocks} enterKeyHint="next" />
  ) : (
    <TextField
      {...said}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="done"
    />
  );
}
