import type { Card } from '@corro/client';
import { maskAccount } from '@corro/domain';
import { Icon, IconButton, ListRow, Spoken, Stack, Text } from '@corro/ui';
import { useI18n, dash } from '../../app/i18n/i18n.ts';
import { Missing } from '../../flows/orders/Missing.tsx';
import { missingOf, needed } from '../../flows/orders/complete.ts';
import { useCardText } from './cardText.ts';

export interface CardRowProps {
  readonly card: Card;
  readonly onEdit: () => void;
}

/** One card, its number masked (spec §2). Its texts are the customer's own, and shown as text. */
export function CardRow({ card, onEdit }: CardRowProps) {
  const { t } = useI18n();
  const missing = missingOf(card, needed.card);
  const { kind, account, holder, status } = card;
  const { name, end } = useCardText(card);
  return (
    <ListRow
      leading={<Icon name={kind === 'bank' ? 'treasury' : 'wallet'} />}
      title={name}
      subtitle={<MaskedAccount account={account} end={end} />}
      trailing={
        card.id === null ? undefined : (
          <IconButton
            icon="edit"
            tone="muted"
            edge="end"
            label={t({ id: 'cards.change' }, { name, end })}
            onPress={onEdit}
          />
        )
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
              {t({ id: 'cards.notUsable' }, { code: status.unknown || dash })}
            </Text>
          )}
          <Missing field={missing} />
        </Stack>
      }
    />
  );
}

/** The number of an account or an address, all but its end hidden; read aloud as that end. */
function MaskedAccount({ account, end }: Pick<Card, 'account'> & { end: string }) {
  const { t } = useI18n();
  const masked = account === null ? dash : maskAccount(account);
  return (
    <Text size={14} tone="muted">
      <Spoken words={t({ id: 'cards.ending' }, { end })}>{masked}</Spoken>
    </Text>
  );
}
