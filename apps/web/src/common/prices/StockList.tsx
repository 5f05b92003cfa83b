import type { PollName, Stock } from '@corro/client';
import { List } from '@corro/ui';
import { ReadAtProvider } from '../ages.tsx';
import { StockRow } from './StockRow.tsx';
import { rowKey } from '../queries/rows.tsx';

export interface StockListProps {
  readonly stocks: readonly Stock[];
  /** Read time in epoch milliseconds. */
  readonly readAt: number;
  readonly hrefOf: (stock: Stock) => string | null;
  readonly poll?: PollName;
  /** Accessible name, if no heading names the list. */
  readonly label?: string;
}

export function StockList({
  stocks,
  readAt,
  hrefOf,
  poll = 'stockDetail',
  ...name
}: StockListProps) {
  return (
    <ReadAtProvider value={readAt}>
      <List {...name}>
        {stocks.map((stock, at) => (
          <StockRow key={rowKey(stock.symbol, at)} stock={stock} href={hrefOf(stock)} poll={poll} />
        ))}
      </List>
    </ReadAtProvider>
  );
}
