import { categoriesQuery } from '@corro/client';
import { Stack } from '@corro/ui';
import { usePrefetchQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { CardsSkeleton } from '../movers/CardsSkeleton.tsx';
import { Movers } from './Movers.tsx';
import { Sectors, SectorsSkeleton } from './Sectors.tsx';
import { useWholeMarket } from './useWholeMarket.ts';

export interface TodayProps {
  /** A market's tag; all shares where left out. */
  readonly market: string | undefined;
  /** Where the shares of a sector are. */
  readonly sectorHref: (code: string) => string;
}

/** What the day is about: the shares that moved most, and the sectors. Nothing where it is not known. */
export function Today({ market, sectorHref }: TodayProps) {
  // The sectors are waited for; the pictures of rows read the same in the background.
  usePrefetchQuery(categoriesQuery(useApi()));
  const whole = useWholeMarket(market, 'chartHistory');
  if (whole === null) return null;
  if (whole === 'loading') return <TodaySkeleton />;
  return (
    <>
      <Movers stocks={whole.stocks} />
      <Sectors stocks={whole.stocks} hrefOf={sectorHref} />
    </>
  );
}

function TodaySkeleton() {
  const { t } = useI18n();
  return (
    <Stack gap={16}>
      <CardsSkeleton title={t({ id: 'markets.movers' })} height={84.5} />
      <SectorsSkeleton />
    </Stack>
  );
}
