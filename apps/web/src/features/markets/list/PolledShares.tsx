import type { Stock } from '@corro/client';
import { List, Stack } from '@corro/ui';
import { ReadAtProvider } from '../../../common/ages.tsx';
import { StockRow } from '../../../common/prices/StockRow.tsx';
import { MoreRows } from '../../../common/queries/InfiniteRows.tsx';
import type { PolledPages, ReadRow } from '../../../common/queries/usePolledPages.ts';
import { rowKey } from '../../../common/queries/rows.tsx';
import { paths } from '../../../links.ts';

export interface PolledSharesProps {
  readonly label: string;
  readonly query: PolledPages<Stock>;
  readonly stocks: readonly ReadRow<Stock>[];
}

/** An endless list of shares, each with the age of its page. */
export function PolledShares({ label, query, stocks }: PolledSharesProps) {
  return (
    <Stack gap={16}>
      <List label={label} onRangeChange={query.show}>
        {stocks.map(({ row, readAt }, at) => (
          <ReadAtProvider key={rowKey(row.symbol, at)} value={readAt}>
            <StockRow stock={row} href={paths.instrument(row)} poll="stockDetail" />
          </ReadAtProvider>
        ))}
      </List>
      <MoreRows query={query} />
    </Stack>
  );
}
