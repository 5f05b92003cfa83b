import { Card, ScrollRow, Section, Skeleton, Stack } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { Movers } from './Movers.tsx';
import { Sectors } from './Sectors.tsx';
import { useWholeMarket } from './useWholeMarket.ts';

export interface TodayProps {
  /** A market's tag; all shares where left out. */
  readonly market: string | undefined;
  /** Where the shares of a sector are. */
  readonly sectorHref: (code: string) => string;
}

/** What the day is about: the shares that moved most, and the sectors. Nothing where it is not known. */
export function Today({ market, sectorHref }: TodayProps) {
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
  const cards = (height: number) => (
    <ScrollRow label={t({ id: 'shell.loading' })} itemWidth="narrow">
      {['first', 'second', 'third'].map((key) => (
        <Card key={key} padding={12}>
          <Skeleton height={height} />
        </Card>
      ))}
    </ScrollRow>
  );
  return (
    <Stack gap={16}>
      <Section title={t({ id: 'markets.movers' })}>{cards(84)}</Section>
      <Section title={t({ id: 'markets.sectors' })}>{cards(62)}</Section>
    </Stack>
  );
}
