import type { PollName, Stock } from '@corro/client';
import { Change, formatPercent, Inline, List, ListRow, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { ReadAtProvider, useReadAt } from '../ages.tsx';
import { rowKey } from '../queries/rows.tsx';
import { memo } from 'react';
import { PriceNow } from './PriceNow.tsx';
import { InstrumentAvatar } from '../instruments/InstrumentAvatar.tsx';
import { InstrumentLine } from '../instruments/InstrumentLine.tsx';
import { CodeAndMarket } from '../instruments/CodeAndMarket.tsx';

interface StockListProps {
  readonly stocks: readonly Stock[];
  /** Read time in epoch milliseconds. */
  readonly readAt: number;
  readonly hrefOf: (stock: Stock) => string | null;
  readonly poll?: PollName;
  /** Called when the link of a row is followed. Must be a stable function. */
  readonly onOpen?: (stock: Stock) => void;
  /** Accessible name, if no heading names the list. */
  readonly label?: string;
}

export function StockList({
  stocks,
  readAt,
  hrefOf,
  poll = 'stockDetail',
  onOpen,
  ...name
}: StockListProps) {
  return (
    <ReadAtProvider value={readAt}>
      <List {...name}>
        {stocks.map((stock, at) => (
          <StockRow
            key={rowKey(stock, at)}
            stock={stock}
            href={hrefOf(stock)}
            poll={poll}
            onOpen={onOpen}
          />
        ))}
      </List>
    </ReadAtProvider>
  );
}

interface StockRowProps {
  readonly stock: Stock;
  readonly href: string | null;
  readonly poll: PollName;
  readonly onOpen?: ((stock: Stock) => void) | undefined;
}

/**
 * An instrument with its price and today's change. The query cache keeps unchanged rows identical,
 * so a poll renders only the changed rows again; in the unchanged rows only `RowPrice` renders.
 */
export const StockRow = memo(function StockRow(props: StockRowProps) {
  const { stock, href, poll, onOpen } = props;
  const { numberLocale } = useI18n();
  const { symbol, name, market, exchangeName, price, changePercent, weight } = stock;
  // A share of an index shows its weight first and its price second.
  const isMember = weight !== null;
  return (
    <ListRow
      href={href}
      {...(onOpen === undefined ? {} : { onPress: () => onOpen(stock) })}
      title={name}
      wrap="compact"
      leading={<InstrumentAvatar symbol={symbol} name={name} market={market} />}
      subtitle={
        exchangeName === null ? (
          <CodeAndMarket symbol={symbol} market={market} marketName={stock.marketName} />
        ) : (
          <CodeAndMarket symbol={symbol} exchangeName={exchangeName} />
        )
      }
      middle={
        <InstrumentLine symbol={symbol} market={market} price={price} percent={changePercent} />
      }
      {...(isMember
        ? {
            trailing: (
              <Text weight="strong">{formatPercent(numberLocale, weight, { signed: false })}</Text>
            ),
            trailingSub: (
              <Inline gap={4} justify="end" align="baseline">
                <RowPrice stock={stock} poll={poll} size={12} />
                <Change percent={changePercent} size={12} />
              </Inline>
            ),
          }
        : {
            trailing: <RowPrice stock={stock} poll={poll} />,
            trailingSub: <Change percent={changePercent} />,
          })}
    />
  );
});

function RowPrice({
  stock,
  poll,
  size,
}: Pick<StockRowProps, 'stock' | 'poll'> & { readonly size?: 12 }) {
  return (
    <PriceNow
      value={stock.price}
      market={stock.market}
      readAt={useReadAt()}
      poll={poll}
      {...(size === undefined ? { weight: 'strong' } : { size })}
    />
  );
}
