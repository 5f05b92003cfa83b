import { type InstrumentGain, instrumentGainsInfiniteQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { List, Section, Stack } from '@corro/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { MoreRows, rowsOf } from '../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { RowSkeletons, rowKey } from '../../common/queries/rows.tsx';
import { useSheetChoice } from '../../common/overlays/AppSheet.tsx';
import { InstrumentGainRow } from './InstrumentGainRow.tsx';
import { type Sold, SalesSheet } from './SalesSheet.tsx';

/** What tells instruments apart: funds have codes of their own. */
function keyOf({ kind, symbol }: InstrumentGain): string | null {
  return symbol === null ? null : `${kind} ${symbol}`;
}

/** What each instrument has earned in a year, the largest gain first; its sales in a sheet. */
export function InstrumentGains({ year }: { year: number }) {
  const { t } = useI18n();
  const query = useInfiniteQuery(
    instrumentGainsInfiniteQuery(useApi(), { year, limit: pageSizes.records }),
  );
  const { choice, isOpen, choose, close } = useSheetChoice<Sold>();
  return (
    <Section title={t({ id: 'gains.instruments' })}>
      <QueryView
        query={query}
        tellsAge
        failedTitle={t({ id: 'gains.failed' })}
        loading={<RowSkeletons count={pageSizes.records} leading />}
      >
        {(data) => (
          <Stack gap={16}>
            <List>
              {rowsOf(data, keyOf).map((gain, at) => (
                <InstrumentGainRow
                  key={rowKey(keyOf(gain), at)}
                  gain={gain}
                  onOpen={(kind, symbol) => choose({ year, kind, symbol, name: gain.name })}
                />
              ))}
            </List>
            <MoreRows query={query} />
          </Stack>
        )}
      </QueryView>
      {choice === null ? null : (
        <SalesSheet key={choice.serial} sold={choice} open={isOpen} onClose={close} />
      )}
    </Section>
  );
}
