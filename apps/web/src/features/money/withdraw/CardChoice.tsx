import type { Card } from '@corro/client';
import { Button, ChoiceList, Section } from '@corro/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { problemText } from '../../../common/problemText.ts';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../../common/queries/rows.tsx';
import { patterns } from '../../../links.ts';
import { useDestination } from '../useDestination.ts';
import type { Withdraw } from './useWithdraw.ts';

export interface CardChoiceProps extends Withdraw {
  readonly query: UseQueryResult<Card[]>;
}

/** Which of the usable cards it goes to; the only one is chosen already. */
export function CardChoice({ query, view, send }: CardChoiceProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { nameOf } = useDestination();
  const { cards, cardId } = view;
  return (
    <Section
      title={t({ id: 'withdraw.to' })}
      action={
        <Button tone="quiet" size="small" href={patterns.bankCards}>
          {t({ id: 'withdraw.cards' })}
        </Button>
      }
    >
      <QueryView
        query={query}
        tellsAge
        failedTitle={t({ id: 'withdraw.cards.failed' })}
        loading={<RowSkeletons count={1} />}
      >
        {() => (
          <ChoiceList
            label={t({ id: 'withdraw.to' })}
            choices={(cards ?? []).map((card) => ({
              value: card.id,
              title: nameOf(card),
              text: card.masked,
            }))}
            value={cardId}
            onChange={(id) => send({ type: 'EDIT', edit: { type: 'CARD', id } })}
            problem={problemText(view.problems, 'card', i18n)}
          />
        )}
      </QueryView>
    </Section>
  );
}
