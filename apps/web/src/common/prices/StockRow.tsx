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
  readonly poll: PollName;
}

/**
 * An instrument with its price and today's change. The query cache keeps unchanged rows identical,
 * so that a poll renders only rows that moved; in the others only `RowPrice` renders.
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
