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

/**
 * The newest news about one of the instruments: news that the upstream assigns to it, or that name
 * it where the upstream assigns none. Nothing without any.
 */
export function RelatedNews({ title, instruments, maxShown = 5 }: RelatedNewsProps) {
  const { data } = useInfiniteQuery(newsInfiniteQuery(useApi(), { limit }));
  const isListed = (code: string) => instruments.some(({ symbol }) => symbol === code);
  const items = (data?.pages ?? [])
    .flatMap(({ rows }) => rows)
    .filter((item) =>
      item.symbols.length > 0
        ? item.symbols.some(isListed)
        : instruments.some(createMentionTest(item)),
    )
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
