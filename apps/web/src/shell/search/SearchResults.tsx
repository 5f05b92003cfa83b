import type { Page, Stock } from '@corro/client';
import { Button, EmptyState, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import type { QueryResult } from '../../common/queries/queryError.tsx';
import { RowSkeletons } from '../../common/queries/rows.tsx';
import { StockList } from '../../common/prices/StockList.tsx';
import { paths } from '../../links.ts';

export interface SearchResultsProps {
  readonly query: QueryResult<Page<Stock>>;
  readonly wanted: string;
}

/** Results with prices, best first. */
export function SearchResults({ query, wanted }: SearchResultsProps) {
  const { t } = useI18n();
  return (
    <QueryView
      query={query}
      loading={<RowSkeletons count={4} leading />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <EmptyState
          picture="notFound"
          title={t({ id: 'search.noneTitle' }, { text: wanted })}
          text={t({ id: 'search.noneText' })}
        />
      }
    >
      {({ rows, count }) => (
        <Stack gap={8}>
          <Text size={14} tone="muted">
            {count > rows.length
              ? t({ id: 'search.more' }, { shown: rows.length, count })
              : t({ id: 'search.found' }, { count: rows.length })}
          </Text>
          <BuyFound found={foundIn(rows, wanted)} />
          <StockList stocks={rows} readAt={query.dataUpdatedAt} hrefOf={paths.instrument} />
        </Stack>
      )}
    </QueryView>
  );
}

/**
 * The only result, or the one whose code was typed, unless it is an index, which cannot be bought.
 */
function foundIn(rows: readonly Stock[], wanted: string): Stock | undefined {
  const named = rows.find(({ symbol }) => symbol?.toUpperCase() === wanted.toUpperCase());
  const found = named ?? (rows.length === 1 ? rows[0] : undefined);
  return found?.market === 'INDEX' ? undefined : found;
}

/** Link to the order ticket. */
function BuyFound({ found }: { found: Stock | undefined }) {
  const { t } = useI18n();
  if (found === undefined || found.symbol === null) return null;
  const { symbol, name, market } = found;
  return (
    <Button tone="neutral" fullWidth href={paths.stockTrading({ symbol, name, market })}>
      {t({ id: 'search.buy' }, { name })}
    </Button>
  );
}
