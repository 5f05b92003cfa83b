import { categoriesQuery, type Category } from '@corro/client';
import { Button, EmptyState, ScrollRow, Section, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { IndexCard, IndexCardSkeleton, type IndexCardProps } from './IndexCard.tsx';
import { rowKey } from '../../common/queries/rows.tsx';

export interface IndexCardsProps extends Pick<IndexCardProps, 'hrefOf'> {
  readonly marketsPath: string;
  /** Shortcuts above something else: without lines. */
  readonly compact?: boolean;
}

/** The indices: the instruments of the first category (spec §7). */
export function IndexCards({ hrefOf, marketsPath, compact = false }: IndexCardsProps) {
  const { t } = useI18n();
  const query = useQuery(categoriesQuery(useApi()));
  return (
    <Section
      title={t({ id: 'home.indices' })}
      action={
        compact ? null : (
          <Text size={12} tone="muted">
            {t({ id: 'price.lineToday' })}
          </Text>
        )
      }
    >
      <QueryView
        query={query}
        loading={<LoadingCards compact={compact} />}
        isEmpty={(categories) => (categories[0]?.stocks.length ?? 0) === 0}
        empty={<NoIndices marketsPath={marketsPath} />}
      >
        {([first]) =>
          first === undefined ? null : <Cards category={first} hrefOf={hrefOf} compact={compact} />
        }
      </QueryView>
    </Section>
  );
}

interface CardsProps extends Pick<IndexCardProps, 'hrefOf' | 'compact'> {
  readonly category: Category;
}

function Cards({ category, hrefOf, compact }: CardsProps) {
  const { t } = useI18n();
  const [Line, setLine] = useState<IndexCardProps['Line']>(null);
  useEffect(() => {
    if (compact) return;
    // Without it the cards have their figures.
    import('../../common/instruments/InstrumentLine.tsx').then(
      (module) => setLine(() => module.InstrumentLine),
      () => setLine(() => () => null),
    );
  }, [compact]);
  return (
    <ScrollRow label={t({ id: 'home.indices' })} itemWidth="narrow">
      {category.stocks.map((stock, at) => (
        <IndexCard
          key={rowKey(stock.symbol, at)}
          {...stock}
          categoryCode={category.code}
          hrefOf={hrefOf}
          compact={compact}
          Line={Line}
        />
      ))}
    </ScrollRow>
  );
}

function LoadingCards({ compact }: { compact: boolean }) {
  const { t } = useI18n();
  return (
    <ScrollRow label={t({ id: 'shell.loading' })} itemWidth="narrow">
      <IndexCardSkeleton compact={compact} />
      <IndexCardSkeleton compact={compact} />
      <IndexCardSkeleton compact={compact} />
    </ScrollRow>
  );
}

function NoIndices({ marketsPath }: Pick<IndexCardsProps, 'marketsPath'>) {
  const { t } = useI18n();
  return (
    <EmptyState
      picture="trending"
      title={t({ id: 'home.indices.emptyTitle' })}
      text={t({ id: 'home.indices.emptyText' })}
      action={
        <Button tone="neutral" href={marketsPath}>
          {t({ id: 'home.toMarkets' })}
        </Button>
      }
    />
  );
}
