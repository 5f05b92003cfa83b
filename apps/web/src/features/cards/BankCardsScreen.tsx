import { type Card, type CardKind, cardsQuery } from '@corro/client';
import { maskAccount } from '@corro/domain';
import {
  ActionBar,
  Button,
  EmptyState,
  List,
  ListRow,
  Page,
  Skeleton,
  Spoken,
  Stack,
  Tabs,
  Text,
} from '@corro/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { dash, useI18n } from '../../app/i18n/i18n.ts';
import { useLazySheet } from '../../common/overlays/useLazySheet.ts';
import { useSheetChoice } from '../../common/overlays/useSheetChoice.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { rowKey, RowSkeletons } from '../../common/queries/rows.tsx';
import { useTab } from '../../common/useTab.ts';
import { missingOf, requiredFields } from '../../flows/orders/complete.ts';
import { RowObstacleText } from '../../flows/orders/RowObstacleText.tsx';
import { Screen } from '../../shell/Screen.tsx';
import type { EditedCard } from './CardForm.tsx';
import { CardAvatar } from './CardAvatar.tsx';
import { cardMessages, useCardText } from './cardText.ts';

const cardKinds = ['bank', 'trc20'] as const;
const loadSheet = () => import('./CardSheet.tsx');

/** Bank accounts and TRC20 addresses for withdrawals (spec §2 Settings). */
export default function BankCardsScreen() {
  const { t } = useI18n();
  const [kind, show] = useTab('type', cardKinds);
  const query = useQuery(cardsQuery(useApi(), kind));
  const { choice, isOpen, choose, close } = useSheetChoice<EditedCard>();
  const add = () => choose({ kind, card: null });
  const sheet = useLazySheet(loadSheet, isOpen, close);
  return (
    <Screen
      footer={
        query.data === undefined || query.data.length === 0 ? undefined : (
          <ActionBar>
            <AddButton kind={kind} onAdd={add} />
          </ActionBar>
        )
      }
    >
      <Page gap={16}>
        <Tabs
          label={t({ id: 'cards.tabs' })}
          items={cardKinds.map((value) => ({ value, label: t(cardMessages[value].tab) }))}
          value={kind}
          onChange={show}
        >
          <Page gutters={false} gap={16}>
            <Text as="p" size={14} tone="muted">
              {t(cardMessages[kind].about)}
            </Text>
            <CardList
              kind={kind}
              query={query}
              onAdd={add}
              onEdit={(card) => choose({ kind, card })}
            />
          </Page>
        </Tabs>
      </Page>
      {choice === null || sheet === null ? null : (
        <sheet.CardSheet key={choice.serial} choice={choice} open={isOpen} onClose={close} />
      )}
    </Screen>
  );
}

interface AddButtonProps {
  readonly kind: CardKind;
  readonly onAdd: () => void;
}

function AddButton({ kind, onAdd }: AddButtonProps) {
  const { t } = useI18n();
  return (
    <Button size="large" fullWidth onPress={onAdd}>
      {t(cardMessages[kind].add)}
    </Button>
  );
}

interface CardListProps extends AddButtonProps {
  readonly query: UseQueryResult<Card[]>;
  readonly onEdit: (card: Card) => void;
}

function CardList({ kind, query, onAdd, onEdit }: CardListProps) {
  const { t } = useI18n();
  const messages = cardMessages[kind];
  return (
    <QueryView
      query={query}
      showsAge
      failedTitle={t(messages.failed)}
      loading={<CardSkeletons />}
      isEmpty={(cards) => cards.length === 0}
      empty={
        <EmptyState
          picture={kind === 'bank' ? 'treasury' : 'wallet'}
          title={t(messages.empty)}
          text={t({ id: 'cards.empty.text' })}
          action={<AddButton kind={kind} onAdd={onAdd} />}
        />
      }
    >
      {(cards) => (
        <List label={t(messages.list)}>
          {cards.map((card, at) => (
            <CardRow key={rowKey(card, at)} card={card} onEdit={() => onEdit(card)} />
          ))}
        </List>
      )}
    </QueryView>
  );
}

/** The account is masked (spec §2) and read aloud as its last digits. */
function CardRow({ card, onEdit }: { card: Card; onEdit: () => void }) {
  const { t, formatDateTime } = useI18n();
  const missing = missingOf(card, requiredFields.card);
  const { kind, account, holder, status, payableAt } = card;
  const { name, lastDigits } = useCardText(card);
  const more = kind === 'bank' ? holder : t({ id: 'cards.network' });
  const isReady = status === 'usable' && payableAt === null && missing === null;
  return (
    <ListRow
      leading={<CardAvatar kind={kind} name={name} />}
      title={name}
      subtitle={
        <>
          <Spoken words={t({ id: 'cards.ending' }, { end: lastDigits })}>
            {account === null ? dash : maskAccount(account)}
          </Spoken>
          {more === '' ? null : (
            <>
              {' · '}
              <Text size={14} tone="inherit">
                {more}
              </Text>
            </>
          )}
        </>
      }
      wrap
      trailing={
        card.id === null ? undefined : (
          <Button tone="quiet" size="small" edge="end" onPress={onEdit}>
            <Spoken words={t({ id: 'cards.change' }, { name, end: lastDigits })}>
              {t({ id: 'cards.changeShort' })}
            </Spoken>
          </Button>
        )
      }
      below={
        isReady ? null : (
          <Stack gap={4}>
            {status === 'usable' ? null : (
              <Text size={14} tone="caution">
                {t({ id: 'cards.notUsable' }, { code: status.unknown || dash })}
              </Text>
            )}
            {payableAt === null ? null : (
              <Text size={14} tone="caution">
                {t({ id: 'cards.payableAt' }, { date: formatDateTime(payableAt) })}
              </Text>
            )}
            <RowObstacleText field={missing} />
          </Stack>
        )
      }
    />
  );
}

function CardSkeletons() {
  return (
    <RowSkeletons count={2}>
      <ListRow
        leading={<Skeleton height={40} width={40} />}
        title={<Skeleton height={16} width={140} />}
        subtitle={<Skeleton height={12} width={80} />}
        trailing={<Skeleton height={44} width={44} />}
      />
    </RowSkeletons>
  );
}
