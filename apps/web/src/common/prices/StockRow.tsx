import type { PollName, Stock } from '@corro/client';
import { Change, ListRow } from '@corro/ui';
import { memo } from 'react';
import { PriceNow } from './PriceNow.tsx';
import { useReadAt } from '../ages.tsx';
import { InstrumentAvatar } from '../instruments/InstrumentAvatar.tsx';
import { InstrumentLine } from '../instruments/InstrumentLine.tsx';
import { InstrumentPlace } from '../instruments/InstrumentPlace.tsx';

export interface StockRowProps {
  readonly stock: Stock;
  readonly href: string | null;
  /** How the row's list is polled. */
  readonly poll: PollName;
}

/**
 * An instrument with its price and what it did today. The query cache keeps the object of a row
 * that did not change, so a poll renders the rows that moved; in all others the price alone learns
 * that it was read again.
 */
export const StockRow = memo(function StockRow({ stock, href, poll }: StockRowProps) {
  const { symbol, name, market, exchangeName, price, changePercent } = stock;
  return (
    <ListRow
      href={href}
      title={name}
      leading={<InstrumentAvatar symbol={symbol} name={name} market={market} />}
      subtitle={
        exchangeName === null ? (
          <InstrumentPlace symbol={symbol} market={market} marketName={stock.marketName} />
        ) : (
          <InstrumentPlace symbol={symbol} exchangeName={exchangeName} />
        )
      }
      middle={
        <InstrumentLine symbol={symbol} market={market} price={price} percent={changePercent} />
      }
      trailing={<RowPrice stock={stock} poll={poll} />}
      trailingSub={<Change percent={changePercent} />}
    />
  );
});

function RowPrice({ stock, poll }: Pick<StockRowProps, 'stock' | 'poll'>) {
  return (
    <PriceNow
      value={stock.price}
      market={stock.market}
      readAt={useReadAt()}
      poll={poll}
      weight="strong"
    />
  );
}
