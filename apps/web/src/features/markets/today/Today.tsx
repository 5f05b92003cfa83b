import { categoriesQuery, type Category, type Stock } from '@corro/client';
import { meanChange } from '@corro/domain';
import { Card, Change, ScrollRow, Section, Stack, Text } from '@corro/ui';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { SectionAge } from '../../../common/ages.tsx';
import { useWholeMarket, type WholeMarket } from '../../../common/queries/useWholeMarket.ts';
import { CardsSkeleton, MoverCards, MoversSkeleton } from '../movers/MoverCards.tsx';

interface TodayProps {
  /** Tag of a market; undefined for all shares. */
  readonly market: string | undefined;
  readonly sectorHref: (code: string) => string;
}

/** Movers and sectors of the day; nothing if the market cannot be read as a whole. */
export function Today({ market, sectorHref }: TodayProps) {
  // Fetches the categories together with the market, not after it.
  usePrefetchQuery(categoriesQuery(useApi()));
  const whole = useWholeMarket(market, 'chartHistory');
  if (whole === null) return null;
  if (whole === 'loading') {
    return (
      <Stack gap={16}>
        <MoversSkeleton />
        <SectorsSkeleton />
      </Stack>
    );
  }
  return (
    <>
      <MoverCards {...whole} />
      <Sectors {...whole} hrefOf={sectorHref} />
    </>
  );
}

/** The categories of the upstream, each with the mean change of its shares. */
function Sectors({
  stocks,
  query,
  hrefOf,
}: WholeMarket & { readonly hrefOf: TodayProps['sectorHref'] }) {
  const { t } = useI18n();
  const title = t({ id: 'markets.sectors' });
  const { data = [], isPending } = useQuery(categoriesQuery(useApi()));
  if (isPending) return <SectorsSkeleton />;
  const sectors = data.flatMap((category) => {
    const members = stocksOf(category, stocks);
    // The category of the indices has no shares.
    return category.code === null || members.length === 0 ? [] : [{ ...category, members }];
  });
  if (sectors.length === 0) return null;
  return (
    <Section
      title={title}
      action={
        <SectionAge query={query}>
          <Text size={12} tone="muted">
            {t({ id: 'markets.sectorMean' })}
          </Text>
        </SectionAge>
      }
    >
      <ScrollRow label={title} itemWidth="narrow">
        {sectors.map(({ code, name, members }) => (
          <Card key={code} padding={12} href={hrefOf(code ?? '')}>
            <Stack gap={4}>
              <Text size={14} weight="strong" truncate>
                {name ?? code}
              </Text>
              <Change percent={meanChange(members)} />
              <Text size={12} tone="muted">
                {t({ id: 'markets.sectorShares' }, { count: members.length })}
              </Text>
            </Stack>
          </Card>
        ))}
      </ScrollRow>
    </Section>
  );
}

function SectorsSkeleton() {
  const { t } = useI18n();
  return <CardsSkeleton title={t({ id: 'markets.sectors' })} height={64.8} />;
}

export function stocksOf(category: Category, stocks: readonly Stock[]): readonly Stock[] {
  const codes = new Set(category.stocks.map(({ symbol }) => symbol));
  return stocks.filter(({ symbol }) => symbol !== null && codes.has(symbol));
}
