import { accountEnd, maskAccount } from '@corro/domain';
import { Spoken, Text } from '@corro/ui';
import { useWords } from '../../app/i18n/words.ts';

/** The number of an account or an address, all but its end hidden; read aloud as that end. */
export function MaskedAccount({ account }: { account: string }) {
  const { t } = useWords();
  return (
    <Text size={14} tone="muted">
      <Spoken words={t('cards.ending', { end: accountEnd(account) ?? '—' })}>
        {maskAccount(account)}
      </Spoken>
    </Text>
  );
}
