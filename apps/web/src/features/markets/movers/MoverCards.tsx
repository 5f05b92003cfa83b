import { type DecimalText, topMovers } from '@corro/domain';
import { Card, Change, ScrollRow, Section, Skeleton, Stack } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { type PersistedAgeProps, SectionAge } from '../../../common/ages.tsx';
import { rowKey } from '../../../common/queries/rows.tsx';
import { paths } from '../../../links.ts';

interface Moved {
  readonly symbol: string | null;
  readonly name: string;
  readonly changePercent: DecimalText | null;
}

interface MoverCardsProps<Instrument extends Moved> {
  readonly instruments: readonly Instrument[];
  /** Query that read the instruments; its age is shown. */
  readonly query: PersistedAgeProps['query'];
  /** Number of risers, and of fallers. */
  readonly perDirection: number;
  /** Card content above the change. */
  readonly children: (instrument: Instrument) => ReactNode;
}

/** Top risers and fallers of the day, alternating so that both are visible without scrolling. */
export function MoverCards<Instrument extends Moved>(props: MoverCardsProps<Instrument>) {
  const { instruments, query, perDirection, children } = props;
  const { t } = useI18n();
  const title = t({ id: 'markets.movers' });
  const risers = topMovers(instruments, 'rise', perDirection);
  const fallers = topMovers(instruments, 'fall', perDirection);
  const movers = Array.from({ length: perDirection }, (_, at) => [risers[at], fallers[at]])
    .flat()
    .filter((instrument) => instrument !== undefined);
  if (movers.length === 0) return null;
  return (
    <Section title={title} action={<SectionAge query={query} />}>
      <ScrollRow label={title} itemWidth="narrow">
        {movers.map((instrument, at) => {
          const href = paths.instrument(instrument);
          return (
            <Card key={rowKey(instrument, at)} padding={12} {...(href === null ? {} : { href })}>
              <Stack gap={8}>
                {children(instrument)}
                <Change percent={instrument.changePercent} />
              </Stack>
            </Card>
          );
        })}
      </ScrollRow>
    </Section>
  );
}

/** Skeleton of a row of cards; `height` is the height of a card's content in CSS pixels. */
export function CardsSkeleton({ title, height }: { title: string; height: number }) {
  const { t } = useI18n();
  return (
    <Section title={title}>
      <ScrollRow label={t({ id: 'shell.loading' })} itemWidth="narrow">
        {['first', 'second', 'third'].map((key) => (
          <Card key={key} padding={12}>
            <Skeleton height={height} />
          </Card>
        ))}
      </ScrollRow>
    </Section>
  );
}
