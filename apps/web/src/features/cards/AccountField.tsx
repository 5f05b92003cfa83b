import type { CardKind } from '@corro/client';
import { TextField, type TextFieldProps } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';

export interface AccountFieldProps {
  readonly kind: CardKind;
  readonly field: Omit<TextFieldProps, 'label'>;
}

/** A CLABE or an address, with the keyboard that fits it. */
export function AccountField({ kind, field }: AccountFieldProps) {
  const { t } = useI18n();
  return (
    <TextField
      {...field}
      label={t(`cards.account.${kind}`)}
      hint={t(`cards.accountHint.${kind}`)}
      inputMode={kind === 'bank' ? 'numeric' : 'text'}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint={kind === 'bank' ? 'next' : 'done'}
    />
  );
}
