import { pageSizes } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { Button, EmptyState, List, Stack } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { ReadAtProvider } from '../../../common/ages.tsx';
import { RowSkeletons, rowKey } from '../../../common/queries/rows.tsx';
import type { QueryResult } from '../../../common/queries/queryError.tsx';
import { type MarketKind, marketKinds, type ListLinks } from './kinds.ts';
import { CurrencyMovers, haveMoved, MarketMovers } from './MarketMovers.tsx';
import { MarketRow, type Listed } from './MarketRow.tsx';
import { marketFailed, marketNoneTitle, marketNoneText } from './marketMessages.ts';

export interface MarketListProps extends ListLinks {
  readonly kind: MarketKind;
  readonly query: QueryResult<readonly Listed[]>;
  /** What was searched; empty for the whole list. */
  readonly code: string;
  readonly onShowAll: () => void;
  /** When each row was read, epoch milliseconds; when the query was unless given. */
  readonly readAt?: readonly number[] | undefined;
  /** Told which rows are in view, first and last. */
  readonly onRangeChange?: (first: number, last: number) => void;
}

/** The instruments of a list or of a search in it, in each state of the query. */
export function MarketList(props: MarketListProps) {
  const { kind, query, code, hrefOf, readAt, onRangeChange } = props;
  const { t } = useI18n();
  return (
    <QueryView
      query={query}
      loading={<RowSkeletons count={pageSizes.markets} leading />}
      failedTitle={code === '' ? t(marketFailed[kind]) : t({ id: 'codeSearch.failed' })}
      isEmpty={(rows) => rows.length === 0}
      empty={<NoInstruments {...props} />}
    >
      {(rows) => (
        <Stack gap={16}>
          {code === '' ? <ListMovers kind={kind} rows={rows} /> : null}
          <List
            label={t(marketKinds[kind].title)}
            {...(onRangeChange === undefined ? {} : { onRangeChange })}
          >
            {rows.map((instrument, index) => (
              <ReadAtProvider
                key={rowKey(instrument.symbol, index)}
                value={readAt?.[index] ?? query.dataUpdatedAt}
              >
                <MarketRow kind={kind} href={hrefOf(instrument)} instrument={instrument} />
              </ReadAtProvider>
            ))}
          </List>
        </Stack>
      )}
    </QueryView>
  );
}

interface ListMoversProps {
  readonly kind: MarketKind;
  readonly rows: readonly Listed[];
}

/** What moved most, above the whole list; treasury debt has its yield curve instead. */
function ListMovers({ kind, rows }: ListMoversProps) {
  if (kind === 'treasury' || !haveMoved(rows)) return null;
  return kind === 'forex' ? <CurrencyMovers /> : <MarketMovers kind={kind} instruments={rows} />;
}

const marketNoMatch = defineMessages({
  forex: { id: 'market.forex.noMatch' },
  futures: { id: 'market.futures.noMatch' },
  treasury: { id: 'market.treasury.noMatch' },
});

function NoInstruments({ kind, code, marketsPath, onShowAll }: MarketListProps) {
  const { t } = useI18n();
  if (code === '') {
    return (
      <EmptyState
        picture={kind}
        title={t(marketNoneTitle[kind])}
        text={t(marketNoneText[kind])}
        action={<Button href={marketsPath}>{t({ id: 'trade.empty.action' })}</Button>}
      />
    );
  }
  return (
    <EmptyState
      picture="notFound"
      title={t(marketNoMatch[kind], { code })}
      text={t({ id: 'search.noneText' })}
      action={<Button onPress={onShowAll}>{t({ id: 'codeSearch.showAll' })}</Button>}
    />
  );
}
