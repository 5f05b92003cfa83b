import type { PollName, Stock } from '@corro/client';
import { List } from '@corro/ui';
import { ReadAtProvider } from '../ages.tsx';
import { StockRow } from './StockRow.tsx';
import { rowKey } from '../queries/rows.tsx';

export interface StockListProps {
  readonly stocks: readonly Stock[];
  /** When they were read, epoch milliseconds. */
  readonly readAt: number;
  /** Where a row leads. */
  readonly hrefOf: (stock: Stock) => string | null;
  /** How they are polled; as lists of shares are unless given. */
  readonly poll?: PollName;
  /** Names the list where nothing above it does. */
  readonly label?: string;
}

/** Instruments with their prices, read together. */
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
