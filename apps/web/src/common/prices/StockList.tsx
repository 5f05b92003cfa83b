import type { PollName, Stock } from '@corro/client';
import type { DecimalText } from '@corro/domain';
import { Change, formatPercent, List, ListRow } from '@corro/ui';
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
          <StockRow key={rowKey(stock, at)} stock={stock} href={hrefOf(stock)} poll={poll} />
        ))}
      </List>
    </ReadAtProvider>
  );
}

interface StockRowProps {
  readonly stock: Stock;
  readonly href: string | null;
  readonly poll: PollName;
}

/**
 * An instrument with its price and today's change. The query cache keeps unchanged rows identical,
 * so a poll renders only the changed rows again; in the unchanged rows only `RowPrice` renders.
 */
export const StockRow = memo(function StockRow({ stock, href, poll }: StockRowProps) {
  const { symbol, name, market, exchangeName, price, changePercent, weight } = stock;
  return (
    <ListRow
      href={href}
      title={name}
      wrap
      leading={<InstrumentAvatar symbol={symbol} name={name} market={market} />}
      subtitle={
        weight !== null ? (
          <Weight symbol={symbol} percent={weight} />
        ) : exchangeName === null ? (
          <CodeAndMarket symbol={symbol} market={market} marketName={stock.marketName} />
        ) : (
          <CodeAndMarket symbol={symbol} exchangeName={exchangeName} />
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

/** Code and weight in the index: «VLTA · 4.20 % del índice». */
function Weight({ symbol, percent }: { symbol: string | null; percent: DecimalText }) {
  const { t, numberLocale } = useI18n();
  const weight = formatPercent(numberLocale, percent, { signed: false });
  return (
    <>
      <CodeAndMarket symbol={symbol} />
      {' · '}
      {t({ id: 'index.weight' }, { weight })}
    </>
  );
}

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
