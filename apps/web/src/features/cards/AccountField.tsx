import type { CardKind } from '@corro/client';
import { defineMessages } from '@corro/messages';
import { TextField, type TextFieldProps } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';

export interface AccountFieldProps {
  readonly kind: CardKind;
  readonly field: Omit<TextFieldProps, 'label'>;
}

const cardsAccount = defineMessages({
  bank: { id: 'cards.account.bank' },
  trc20: { id: 'cards.account.trc20' },
});

const cardsAccountHint = defineMessages({
  bank: { id: 'cards.accountHint.bank' },
  trc20: { id: 'cards.accountHint.trc20' },
});

/** A CLABE or an address, with the keyboard that fits it. */
export function AccountField({ kind, field }: AccountFieldProps) {
  const { t } = useI18n();
  return (
    <TextField
      {...field}
      label={t(cardsAccount[kind])}
      hint={t(cardsAccountHint[kind])}
      inputMode={kind === 'bank' ? 'numeric' : 'text'}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint={kind === 'bank' ? 'next' : 'done'}
    />
  );
}
