import type { Card, CardKind } from '@corro/client';
import { Button, EmptyState, List } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { CardRow } from './CardRow.tsx';
import { CardSkeletons } from './CardSkeletons.tsx';

export interface CardListProps {
  readonly kind: CardKind;
  readonly onAdd: () => void;
  readonly onEdit: (card: Card) => void;
}

/** The customer's cards of one kind, and how to add one. */
export function CardList({ kind, onAdd, onEdit }: CardListProps) {
  const { t } = useI18n();
  const query = useQuery(useQueries().cards(kind));
  const add = (
    <Button size="large" fullWidth onPress={onAdd}>
      {t(`cards.add.${kind}`)}
    </Button>
  );
  return (
    <QueryView
      query={query}
      tellsAge
      failedTitle={t(`cards.failed.${kind}`)}
      loading={<CardSkeletons kind={kind} />}
      isEmpty={(cards) => cards.length === 0}
      empty={
        <EmptyState
          picture={kind === 'bank' ? 'treasury' : 'wallet'}
          title={t(`cards.empty.${kind}`)}
          text={t('cards.empty.text')}
          action={add}
        />
      }
    >
      {(cards) => (
        <>
          <List label={t(`cards.list.${kind}`)}>
            {cards.map((card) => (
              <CardRow key={card.id} card={card} onEdit={() => onEdit(card)} />
            ))}
          </List>
          {add}
        </>
      )}
    </QueryView>
  );
}
