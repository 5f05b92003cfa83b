import { type Card, type CardKind, cardsQuery } from '@corro/client';
import { defineMessages } from '@corro/messages';
import { Button, EmptyState, List, ListRow, Skeleton } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { RowSkeletons, rowKey } from '../../common/queries/rows.tsx';
import { CardRow } from './CardRow.tsx';
import { cardsAdd } from './cardText.ts';

/** Cards on their way, as many as most customers have, as high as they come, and the button below them. */
function CardSkeletons({ kind }: { kind: CardKind }) {
  return (
    <>
      <RowSkeletons count={2}>
        <ListRow
          leading={<Skeleton height={24} width={24} />}
          title={<Skeleton height={16} width={140} />}
          subtitle={<Skeleton height={12} width={80} />}
          trailing={<Skeleton height={44} width={44} />}
          {...(kind === 'bank' ? { below: <Skeleton height={20} width={120} /> } : {})}
        />
      </RowSkeletons>
      <Skeleton height={56} />
    </>
  );
}

interface CardListProps {
  readonly kind: CardKind;
  readonly onAdd: () => void;
  readonly onEdit: (card: Card) => void;
}

const cardsFailed = defineMessages({
  bank: { id: 'cards.failed.bank' },
  trc20: { id: 'cards.failed.trc20' },
});

const cardsEmpty = defineMessages({
  bank: { id: 'cards.empty.bank' },
  trc20: { id: 'cards.empty.trc20' },
});

const cardsList = defineMessages({
  bank: { id: 'cards.list.bank' },
  trc20: { id: 'cards.list.trc20' },
});

/** The customer's cards of one kind, and how to add one. */
export function CardList({ kind, onAdd, onEdit }: CardListProps) {
  const { t } = useI18n();
  const query = useQuery(cardsQuery(useApi(), kind));
  const add = (
    <Button size="large" fullWidth onPress={onAdd}>
      {t(cardsAdd[kind])}
    </Button>
  );
  return (
    <QueryView
      query={query}
      tellsAge
      failedTitle={t(cardsFailed[kind])}
      loading={<CardSkeletons kind={kind} />}
      isEmpty={(cards) => cards.length === 0}
      empty={
        <EmptyState
          picture={kind === 'bank' ? 'treasury' : 'wallet'}
          title={t(cardsEmpty[kind])}
          text={t({ id: 'cards.empty.text' })}
          action={add}
        />
      }
    >
      {(cards) => (
        <>
          <List label={t(cardsList[kind])}>
            {cards.map((card, at) => (
              <CardRow key={rowKey(card.id, at)} card={card} onEdit={() => onEdit(card)} />
            ))}
          </List>
          {add}
        </>
      )}
    </QueryView>
  );
}
