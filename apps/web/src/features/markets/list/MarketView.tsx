import { IconButton, Page } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { CodeSearch } from './CodeSearch.tsx';
import { MarketList, type MarketListProps } from './MarketList.tsx';

export interface MarketViewProps extends Omit<MarketListProps, 'onShowAll'> {
  readonly onSearch: (code: string) => void;
  /** Between the search and the list: what comes with the list and may be nothing moves no search. */
  readonly above?: ReactNode;
  /** The end of an infinite list. */
  readonly end?: ReactNode;
}

/** A market: a search, and its instruments (spec §2). */
export function MarketView({ onSearch, above, end, ...list }: MarketViewProps) {
  const { t } = useI18n();
  return (
    <Page gap={16}>
      <CodeSearch
        label={t({ id: 'search.label' })}
        code={list.code}
        missing="search-code-required"
        onSearch={onSearch}
      />
      {above}
      <MarketList {...list} onShowAll={() => onSearch('')} />
      {end}
    </Page>
  );
}

/** In the header of a market: the way to what the customer holds in it (spec §2). */
export function PositionLink({ href }: { href: string }) {
  const { t } = useI18n();
  return <IconButton icon="wallet" label={t({ id: 'market.position' })} href={href} />;
}
