import { Button, Page } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import type { QueryResult } from '../../../common/queries/queryError.tsx';
import { CodeSearch } from './CodeSearch.tsx';
import { MarketList } from './MarketList.tsx';
import type { Listed } from './MarketRow.tsx';
import type { MarketKind, ListLinks } from './kinds.ts';

export interface MarketViewProps extends ListLinks {
  readonly kind: MarketKind;
  readonly query: QueryResult<readonly Listed[]>;
  /** What was searched; empty for the whole list. */
  readonly code: string;
  readonly onSearch: (code: string) => void;
  /** What stands at the end of a list that grows. */
  readonly end?: ReactNode;
}

/** A market: a search, and its instruments (spec §2). */
export function MarketView({ onSearch, end, ...list }: MarketViewProps) {
  const { t } = useI18n();
  return (
    <Page gap={16}>
      <CodeSearch
        label={t('search.label')}
        code={list.code}
        missing="search-code-required"
        onSearch={onSearch}
      />
      <MarketList {...list} onShowAll={() => onSearch('')} />
      {end}
    </Page>
  );
}

/** In the header of a market: the way to what the customer holds in it (spec §2). */
export function PositionLink({ href }: { href: string }) {
  const { t } = useI18n();
  return (
    <Button tone="quiet" size="small" href={href}>
      {t('market.position')}
    </Button>
  );
}
