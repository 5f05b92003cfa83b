import { pageSizes } from '@corro/domain';
import { EmptyState, List } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { type Listed, type MarketKind, MarketRow } from '../markets/index.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { ReadAtProvider } from '../../common/ages.tsx';
import { RowSkeletons } from '../../common/queries/RowSkeletons.tsx';
import type { QueryResult } from '../../common/queries/queryError.tsx';
import { paths } from '../../routing/addresses.ts';

interface InstrumentsProps {
  readonly kind: MarketKind;
  readonly query: QueryResult<readonly Listed[]>;
}

/** Instruments that are no shares, in whichever state their reading is. */
export function Instruments({ kind, query }: InstrumentsProps) {
  const { t } = useI18n();
  return (
    <QueryView
      query={query}
      loading={<RowSkeletons count={pageSizes.accountMarkets} />}
      failedTitle={t(`market.${kind}.failed`)}
      isEmpty={(rows) => rows.length === 0}
      empty={
        <EmptyState
          picture={kind}
          title={t(`market.${kind}.none.title`)}
          text={t(`market.${kind}.none.text`)}
        />
      }
    >
      {(rows) => (
        <ReadAtProvider value={query.dataUpdatedAt}>
          <List>
            {rows.map((instrument) => (
              <MarketRow
                key={instrument.symbol}
                kind={kind}
                href={paths.stockDetail(instrument)}
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
