import { type GainParams, type GainRecord, gainsInfiniteQuery } from '@corro/client';
import { gainPercent, pageSizes } from '@corro/domain';
import { List, ListRow, Skeleton, Stack, Summary, Text } from '@corro/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { amountRow } from '../../common/activity/facts.tsx';
import { useAmounts } from '../../common/amounts.ts';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { MoreRows, rowsOf } from '../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { RowSkeletons, rowKey } from '../../common/queries/rows.tsx';
import { useGainRow } from '../../common/useGainRow.tsx';

/** An instrument of which something was sold in a year, or a fund that was paid out. */
export interface Sold extends Pick<GainParams, 'year' | 'kind' | 'symbol'> {
  readonly name: string;
}

export interface SalesSheetProps {
  readonly sold: Sold;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Each sale of an instrument in a year: when, how many, what it cost, brought and earned. */
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
        tellsAge
        failedTitle={t({ id: 'gains.failed' })}
        loading={<SaleSkeletons />}
      >
        {(data) => (
          <Stack gap={16}>
            <List label={t({ id: 'gains.salesOf' }, { name, year: String(year) })}>
              {rowsOf(data, ({ orderNumber }) => orderNumber).map((sale, at) => (
                <SaleRow key={rowKey(sale.orderNumber, at)} sale={sale} />
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
  const { kind, quantity, cost, proceeds, fees, gain, createdAt } = sale;
  const isFund = kind === 'fund';
  const percent = gain === null || cost === null ? null : gainPercent(gain, cost);
  return (
    <ListRow
      title={formatDateTime(createdAt)}
      {...(quantity === null
        ? {}
        : {
            trailing: (
              <Text size={14}>
                {amounts.counted(quantity, (count) => t({ id: 'gains.sold' }, { count }))}
              </Text>
            ),
          })}
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
            ...(gain === null ? [] : [gainRow({ gain, percent })]),
          ]}
        />
      }
    />
  );
}

/** As high as the sales that come. */
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
