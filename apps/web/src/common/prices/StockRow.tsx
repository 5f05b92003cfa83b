import type { PollName, Stock } from '@corro/client';
import { Change, Inline, ListRow, Tag, Text } from '@corro/ui';
import { memo } from 'react';
import { PriceNow } from './PriceNow.tsx';
import { useReadAt } from '../ages.tsx';
import { orDash } from '../../app/i18n/orDash.ts';

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
  return (
    <ListRow
      href={href}
      title={stock.name}
      subtitle={
        <Inline gap={8}>
          <Text size={14} tone="muted">
            {orDash(stock.symbol)}
          </Text>
          <Tag>{stock.exchangeName ?? stock.marketName ?? stock.market}</Tag>
        </Inline>
      }
      trailing={<RowPrice stock={stock} poll={poll} />}
      trailingSub={<Change percent={stock.changePercent} />}
    />
  );
});

function RowPrice({ stock, poll }: Pick<StockRowProps, 'stock' | 'poll'>) {
  return <PriceNow value={stock.price} market={stock.market} readAt={useReadAt()} poll={poll} />;
}
