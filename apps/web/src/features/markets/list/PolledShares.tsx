import type { Stock } from '@corro/client';
import { List, Stack } from '@corro/ui';
import type { ReactNode } from 'react';
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
  end,
}: {
  label: string;
  query: PolledPages<Stock>;
  stocks: readonly ReadRow<Stock>[];
  /** Shown below the list; `MoreRows` by default. */
  end?: ReactNode;
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
      {end ?? <MoreRows query={query} />}
    </Stack>
  );
}
