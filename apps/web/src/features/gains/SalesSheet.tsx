import { type GainParams, type GainRecord, gainsInfiniteQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { List, ListRow, Skeleton, Stack, Summary, Text } from '@corro/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { amountRow } from '../../common/activity/facts.tsx';
import { useAmounts } from '../../common/amounts.ts';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { MoreRows, rowsOf } from '../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { rowKey, RowSkeletons } from '../../common/queries/rows.tsx';
import { useGainRow } from '../../common/useGainRow.tsx';
import { gainPartsOf, gainPercentOf } from './gainParts.ts';

/** An instrument that was sold in the year, or a fund that paid out. */
export interface Sale extends Pick<GainParams, 'year' | 'kind' | 'symbol'> {
  readonly name: string;
}

interface SalesSheetProps {
  readonly sold: Sale;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The sales of an instrument in a year, or the payouts of a fund. */
export function SalesSheet({ sold, open, onClose }: SalesSheetProps) {
  const { t } = useI18n();
  const { year, kind, symbol, name } = sold;
  const query = useInfiniteQuery(
    gainsInfiniteQuery(useApi(), { year, kind, symbol, limit: pageSizes.records }),
  );
  return (
    <AppSheet open={open} onClose={onClose} title={name}>
      <QueryView
        query={query}
        showsAge
        failedTitle={t({ id: 'gains.failed' })}
        loading={<SaleSkeletons />}
      >
        {(data) => (
          <Stack gap={16}>
            <List label={t({ id: 'gains.salesOf' }, { name, year: String(year) })}>
              {rowsOf(data).map((sale, at) => (
                <SaleRow key={rowKey(sale, at)} sale={sale} />
              ))}
            </List>
            <MoreRows query={query} />
          </Stack>
        )}
      </QueryView>
    </AppSheet>
  );
}

function SaleRow({ sale }: { sale: GainRecord }) {
  const { t, formatDateTime } = useI18n();
  const gainRow = useGainRow();
  const amounts = useAmounts();
  const { kind, quantity, gain, createdAt } = sale;
  const { cost, proceeds, fees } = gainPartsOf(sale);
  const isFund = kind === 'fund';
  return (
    <ListRow
      title={formatDateTime(createdAt)}
      trailing={
        quantity === null ? undefined : (
          <Text size={14}>
            {amounts.counted(quantity, (count) => t({ id: 'gains.sold' }, { count }))}
          </Text>
        )
      }
      below={
        <Summary
          rows={[
            ...amountRow(
              amounts,
              isFund ? t({ id: 'gains.fund.proceeds' }) : t({ id: 'gains.sale.proceeds' }),
              proceeds,
            ),
            ...amountRow(
              amounts,
              isFund ? t({ id: 'gains.fund.cost' }) : t({ id: 'gains.sale.cost' }),
              cost,
            ),
            ...amountRow(amounts, t({ id: 'gains.fees' }), fees),
            ...(gain === null ? [] : [gainRow({ gain, percent: gainPercentOf(sale) })]),
          ]}
        />
      }
    />
  );
}

function SaleSkeletons() {
  return (
    <RowSkeletons count={2}>
      <ListRow
        title={<Skeleton height={16} width={160} />}
        trailing={<Skeleton height={16} width={60} />}
        below={<Skeleton height={176} />}
      />
    </RowSkeletons>
  );
}
