import { pageSizes } from '@corro/domain';
import { EmptyState, List } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import {
  type Listed,
  type MarketKind,
  MarketRow,
  marketFailed,
  marketNoneTitle,
  marketNoneText,
} from '../markets/index.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { ReadAtProvider } from '../../common/ages.tsx';
import { RowSkeletons, rowKey } from '../../common/queries/rows.tsx';
import type { QueryResult } from '../../common/queries/queryError.tsx';
import { paths } from '../../links.ts';

interface InstrumentsProps {
  readonly kind: MarketKind;
  readonly query: QueryResult<readonly Listed[]>;
}

/** Instruments other than shares, in each state of the query. */
export function Instruments({ kind, query }: InstrumentsProps) {
  const { t } = useI18n();
  return (
    <QueryView
      query={query}
      loading={<RowSkeletons count={pageSizes.accountMarkets} leading />}
      failedTitle={t(marketFailed[kind])}
      isEmpty={(rows) => rows.length === 0}
      empty={
        <EmptyState
          picture={kind}
          title={t(marketNoneTitle[kind])}
          text={t(marketNoneText[kind])}
        />
      }
    >
      {(rows) => (
        <ReadAtProvider value={query.dataUpdatedAt}>
          <List>
            {rows.map((instrument, at) => (
              <MarketRow
                key={rowKey(instrument.symbol, at)}
                kind={kind}
                href={paths.instrument(instrument)}
                instrument={instrument}
                poll="account"
              />
            ))}
          </List>
        </ReadAtProvider>
      )}
    </QueryView>
  );
}
