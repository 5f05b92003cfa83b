import { newsInfiniteQuery } from '@corro/client';
import { List, Section } from '@corro/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import {
  createMentionTest,
  type NamedInstrument,
} from '../../../common/instruments/createMentionTest.ts';
import { NewsRow } from '../../../common/NewsRow.tsx';
import { rowKey } from '../../../common/queries/rows.tsx';

/** Number of newest items that are searched. */
const limit = 50;

interface RelatedNewsProps {
  readonly title: string;
  readonly instruments: readonly NamedInstrument[];
  /** Default: 5. */
  readonly maxShown?: number;
}

/** The newest news that name one of the instruments; nothing without any. */
export function RelatedNews({ title, instruments, maxShown = 5 }: RelatedNewsProps) {
  const { data } = useInfiniteQuery(newsInfiniteQuery(useApi(), { limit }));
  const items = (data?.pages ?? [])
    .flatMap(({ rows }) => rows)
    .filter((item) => {
      const isNamed = createMentionTest(item);
      return instruments.some(
        (instrument) => item.symbols.includes(instrument.symbol) || isNamed(instrument),
      );
    })
    .slice(0, maxShown);
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      <List>
        {items.map((item, at) => (
          <NewsRow key={rowKey(item, at)} item={item} />
        ))}
      </List>
    </Section>
  );
}
