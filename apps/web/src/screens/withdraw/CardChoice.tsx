import type { Card } from '@corro/client';
import { Banner, Button, Icon, List, ListRow, Section, Stack } from '@corro/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useWords } from '../../boot/words.ts';
import { problemText } from '../../parts/problemText.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { RowSkeletons } from '../../parts/RowSkeletons.tsx';
import { routes } from '../../routes/table.ts';
import { useDestination } from '../../parts/money/useDestination.ts';
import type { Withdraw } from './useWithdraw.ts';

export interface CardChoiceProps extends Withdraw {
  readonly query: UseQueryResult<Card[]>;
}

/** Which of the usable cards it goes to; the only one is chosen already. */
export function CardChoice({ query, view, send }: CardChoiceProps) {
  const words = useWords();
  const { t } = words;
  const { nameOf } = useDestination();
  const { cards, cardId } = view;
  const problem = problemText(view.problems, 'card', words);
  return (
    <Section
      title={t('withdraw.to')}
      action={
        <Button tone="quiet" size="small" href={routes.bankCards.path}>
          {t('withdraw.cards')}
        </Button>
      }
    >
      <Stack gap={8}>
        {problem === undefined ? null : <Banner tone="critical">{problem}</Banner>}
        <QueryView
          query={query}
          failedTitle={t('withdraw.cards.failed')}
          loading={<RowSkeletons count={1} />}
        >
          {() => (
            <List label={t('withdraw.to')}>
              {cards?.map((card) => (
                <ListRow
                  key={card.id}
                  title={nameOf(card)}
                  subtitle={card.masked}
                  selected={card.id === cardId}
                  {...(card.id === cardId ? { trailing: <Icon name="check" /> } : {})}
                  onPress={() => send({ type: 'EDIT', edit: { type: 'CARD', id: card.id } })}
                />
              ))}
            </List>
          )}
        </QueryView>
      </Stack>
    </Section>
  );
}
