import type { Card } from '@corro/client';
import { accountEnd, maskAccount } from '@corro/domain';
import { Icon, IconButton, ListRow, Spoken, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';

export interface CardRowProps {
  readonly card: Card;
  readonly onEdit: () => void;
}

/** One card, its number masked (spec §2). Its texts are the customer's own, and shown as text. */
export function CardRow({ card, onEdit }: CardRowProps) {
  const { t } = useI18n();
  const { kind, account, holder, status } = card;
  const name = card.bankName === '' ? t(`cards.unnamed.${kind}`) : card.bankName;
  return (
    <ListRow
      leading={<Icon name={kind === 'bank' ? 'treasury' : 'wallet'} />}
      title={name}
      subtitle={<MaskedAccount account={account} />}
      trailing={
        <IconButton
          icon="edit"
          tone="muted"
          edge="end"
          label={t('cards.change', { name, end: accountEnd(account) ?? '—' })}
          onPress={onEdit}
        />
      }
      below={
        <Stack gap={4}>
          {holder === '' ? null : (
            <Text size={14} tone="muted">
              {holder}
            </Text>
          )}
          {status === 'usable' ? null : (
            <Text size={14} tone="caution">
              {t('cards.notUsable', { code: status.unknown })}
            </Text>
          )}
        </Stack>
      }
    />
  );
}

/** The number of an account or an address, all but its end hidden; read aloud as that end. */
function MaskedAccount({ account }: { account: string }) {
  const { t } = useI18n();
  return (
    <Text size={14} tone="muted">
      <Spoken words={t('cards.ending', { end: accountEnd(account) ?? '—' })}>
        {maskAccount(account)}
      </Spoken>
    </Text>
  );
}
