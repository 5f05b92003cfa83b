import { categoriesQuery, type Category, type Stock } from '@corro/client';
import { meanChange } from '@corro/domain';
import { Card, Change, ScrollRow, Section, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { CardsSkeleton } from '../movers/CardsSkeleton.tsx';

export interface SectorsProps {
  readonly stocks: readonly Stock[];
  readonly hrefOf: (code: string) => string;
}

/** The upstream's groups of shares, each with the mean of what its shares did today. */
export function Sectors({ stocks, hrefOf }: SectorsProps) {
  const { t } = useI18n();
  const title = t({ id: 'markets.sectors' });
  const { data = [], isPending } = useQuery(categoriesQuery(useApi()));
  if (isPending) return <SectorsSkeleton />;
  const sectors = data.flatMap((category) => {
    const inside = stocksOf(category, stocks);
    // The group of the indices has none.
    return category.code === null || inside.length === 0 ? [] : [{ ...category, inside }];
  });
  if (sectors.length === 0) return null;
  return (
    <Section
      title={title}
      action={
        <Text size={12} tone="muted">
          {t({ id: 'markets.sectorMean' })}
        </Text>
      }
    >
      <ScrollRow label={title} itemWidth="narrow">
        {sectors.map(({ code, name, inside }) => (
          <Card key={code} padding={12} href={hrefOf(code ?? '')}>
            <Stack gap={4}>
              <Text size={14} weight="strong" truncate>
                {name ?? code}
              </Text>
              <Change percent={meanChange(inside)} />
              <Text size={12} tone="muted">
                {t({ id: 'markets.sectorShares' }, { count: inside.length })}
              </Text>
            </Stack>
          </Card>
        ))}
      </ScrollRow>
    </Section>
  );
}

/** Their place while they are on their way: what is below stays where it is. */
export function SectorsSkeleton() {
  const { t } = useI18n();
  return <CardsSkeleton title={t({ id: 'markets.sectors' })} height={64.8} />;
}

/** The shares that are in a group. */
export function stocksOf(category: Category, stocks: readonly Stock[]): readonly Stock[] {
  const codes = new Set(category.stocks.map(({ symbol }) => symbol));
  return stocks.filter(({ symbol }) => symbol !== null && codes.has(symbol));
}
