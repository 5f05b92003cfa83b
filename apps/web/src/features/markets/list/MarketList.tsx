import { pageSizes } from '@corro/domain';
import { Button, EmptyState, VirtualList } from '@corro/ui';
import { useCallback } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { ReadAtProvider } from '../../../common/ages.tsx';
import { RowSkeletons } from '../../../common/queries/RowSkeletons.tsx';
import type { QueryResult } from '../../../common/queries/queryError.tsx';
import { type MarketKind, marketKinds, type ListLinks } from './kinds.ts';
import { MarketRow, type Listed } from './MarketRow.tsx';

export interface MarketListProps extends ListLinks {
  readonly kind: MarketKind;
  readonly query: QueryResult<readonly Listed[]>;
  /** What was searched; empty for the whole list. */
  readonly code: string;
  readonly onShowAll: () => void;
}

/** The instruments of a list or of a search in it, in whichever state they are. */
export function MarketList(props: MarketListProps) {
  const { kind, query, code, hrefOf } = props;
  const { t } = useI18n();
  return (
    <QueryView
      query={query}
      loading={<RowSkeletons count={pageSizes.markets} />}
      failedTitle={t(code === '' ? `market.${kind}.failed` : 'codeSearch.failed')}
      isEmpty={(rows) => rows.length === 0}
      empty={<NoInstruments {...props} />}
    >
      {(rows) => (
        <ReadAtProvider value={query.dataUpdatedAt}>
          <Rows {...{ kind, rows, hrefOf }} />
        </ReadAtProvider>
      )}
    </QueryView>
  );
}

interface RowsProps extends Pick<MarketListProps, 'kind' | 'hrefOf'> {
  readonly rows: readonly Listed[];
}

function Rows({ kind, rows, hrefOf }: RowsProps) {
  const { t } = useI18n();
  const renderRow = useCallback(
    (index: number) => {
      const instrument = rows[index];
      if (instrument === undefined) return null;
      return <MarketRow kind={kind} href={hrefOf(instrument)} instrument={instrument} />;
    },
    [kind, rows, hrefOf],
  );
  return (
    <VirtualList label={t(marketKinds[kind].title)} count={rows.length} renderRow={renderRow} />
  );
}

function NoInstruments({ kind, code, marketsPath, onShowAll }: MarketListProps) {
  const { t } = useI18n();
  if (code === '') {
    return (
      <EmptyState
        picture={kind}
        title={t(`market.${kind}.none.title`)}
        text={t(`market.${kind}.none.text`)}
        action={<Button href={marketsPath}>{t('trade.empty.action')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      picture="notFound"
      title={t(`market.${kind}.noMatch`, { code })}
      text={t('search.noneText')}
      action={<Button onPress={onShowAll}>{t('codeSearch.showAll')}</Button>}
    />
  );
}
