import { type DecimalText, topMovers } from '@corro/domain';
import { Card, Change, ScrollRow, Section, Stack } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { rowKey } from '../../../common/queries/rows.tsx';
import { paths } from '../../../links.ts';

interface Moved {
  readonly symbol: string | null;
  readonly name: string;
  readonly changePercent: DecimalText | null;
}

export interface MoverCardsProps<Instrument extends Moved> {
  readonly instruments: readonly Instrument[];
  /** How many that rose, and how many that fell. */
  readonly each: number;
  /** What a card shows above the change. */
  readonly children: (instrument: Instrument) => ReactNode;
}

/** The instruments that rose and those that fell most today, in turns: without scrolling one sees both. */
export function MoverCards<Instrument extends Moved>(props: MoverCardsProps<Instrument>) {
  const { instruments, each, children } = props;
  const { t } = useI18n();
  const title = t({ id: 'markets.movers' });
  const risers = topMovers(instruments, 'rise', each);
  const fallers = topMovers(instruments, 'fall', each);
  const movers = Array.from({ length: each }, (_, at) => [risers[at], fallers[at]])
    .flat()
    .filter((instrument) => instrument !== undefined);
  if (movers.length === 0) return null;
  return (
    <Section title={title}>
      <ScrollRow label={title} itemWidth="narrow">
        {movers.map((instrument, at) => {
          const href = paths.instrument(instrument);
          return (
            <Card
              key={rowKey(instrument.symbol, at)}
              padding={12}
              {...(href === null ? {} : { href })}
            >
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
