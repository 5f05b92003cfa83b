import type { Stock } from '@corro/client';
import { List, Stack } from '@corro/ui';
import { ReadAtProvider } from '../../../common/ages.tsx';
import { StockRow } from '../../../common/prices/StockList.tsx';
import { MoreRows } from '../../../common/queries/InfiniteRows.tsx';
import { rowKey } from '../../../common/queries/rows.tsx';
import type { PolledPages, ReadRow } from '../../../common/queries/usePolledPages.ts';
import { paths } from '../../../links.ts';

/** An infinite list of shares, each with the read time of its page. */
export function PolledShares({
  label,
  query,
  stocks,
}: {
  label: string;
  query: PolledPages<Stock>;
  stocks: readonly ReadRow<Stock>[];
}) {
  return (
    <Stack gap={16}>
      <List label={label} onRangeChange={query.show}>
        {stocks.map(({ row, readAt }, at) => (
          <ReadAtProvider key={rowKey(row, at)} value={readAt}>
            <StockRow stock={row} href={paths.instrument(row)} poll="stockDetail" />
          </ReadAtProvider>
        ))}
      </List>
      <MoreRows query={query} />
    </Stack>
  );
}
