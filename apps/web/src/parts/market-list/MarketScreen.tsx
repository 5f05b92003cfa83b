import { Button, Page } from '@corro/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../boot/words.ts';
import { Screen } from '../../shell/Screen.tsx';
import { CodeSearch } from '../CodeSearch.tsx';
import type { QueryResult } from '../useQueryTrouble.tsx';
import { marketKinds, type MarketKind } from './kinds.ts';
import { MarketList } from './MarketList.tsx';
import type { Listed } from './MarketRow.tsx';

export interface MarketScreenProps {
  readonly kind: MarketKind;
  readonly query: QueryResult<readonly Listed[]>;
  readonly code: string;
  readonly onSearch: (code: string) => void;
  /** What stands at the end of a list that grows. */
  readonly end?: ReactNode;
}

/** A market: the way to the customer's positions in it, a search, and its instruments (spec §2). */
export function MarketScreen({ kind, query, code, onSearch, end }: MarketScreenProps) {
  const { t } = useWords();
  return (
    <Screen
      actions={
        <Button tone="quiet" size="small" href={marketKinds[kind].positions}>
          {t('market.position')}
        </Button>
      }
    >
      <Page gap={16}>
        <CodeSearch
          label={t('search.label')}
          code={code}
          missing="search-code-required"
          onSearch={onSearch}
        />
        <MarketList kind={kind} query={query} code={code} onShowAll={() => onSearch('')} />
        {end}
      </Page>
    </Screen>
  );
}
