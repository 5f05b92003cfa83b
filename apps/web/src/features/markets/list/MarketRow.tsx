import type { PollName, Stock } from '@corro/client';
import { subtract, type DecimalText } from '@corro/domain';
import { Change, changeDirection, ListRow } from '@corro/ui';
import { memo } from 'react';
import { decimalsOf } from '../../../common/prices/priceText.ts';
import { type MarketKind, marketKinds } from './kinds.ts';
import { PriceNow } from '../../../common/prices/PriceNow.tsx';
import { useReadAt } from '../../../common/ages.tsx';
import { InstrumentAvatar } from '../../../common/instruments/InstrumentAvatar.tsx';
import { InstrumentLine } from '../../../common/instruments/InstrumentLine.tsx';
import { InstrumentPlace } from '../../../common/instruments/InstrumentPlace.tsx';

export interface MarketRowProps {
  readonly kind: MarketKind;
  readonly href: string | null;
  readonly instrument: Listed;
  /** How often it is read where it is shown; as in the list of its kind unless given. */
  readonly poll?: PollName;
}

/** What is read of an instrument; a pair has neither exchange nor previous close. */
export type Listed = Pick<Stock, 'symbol' | 'name' | 'price' | 'changePercent'> &
  Partial<Pick<Stock, 'exchangeName' | 'previousClose'>>;

/** An instrument: exchange, name, price and what it did today, rising, falling or neither (spec §2). */
export const MarketRow = memo(function MarketRow({ href, ...row }: MarketRowProps) {
  const { symbol, name, price, changePercent, exchangeName = null } = row.instrument;
  const market = marketKinds[row.kind].tag;
  const change = changeOf(row.instrument) ?? undefined;
  return (
    <ListRow
      href={href}
      leading={<InstrumentAvatar symbol={symbol} name={name} market={market} />}
      title={name}
      subtitle={<InstrumentPlace symbol={symbol} exchangeName={exchangeName} />}
      middle={
        <InstrumentLine
          symbol={symbol}
          market={market}
          price={price}
          amount={change}
          percent={changePercent}
        />
      }
      trailing={<RowPrice {...row} />}
      trailingSub={<Change amount={change} percent={changePercent} digits={decimalsOf(price)} />}
    />
  );
});

function changeOf({ price, previousClose = null }: Listed): DecimalText | null {
  return previousClose === null || price === null ? null : subtract(price, previousClose);
}

function RowPrice({ kind, instrument, poll }: Omit<MarketRowProps, 'href'>) {
  const { price, changePercent } = instrument;
  const market = marketKinds[kind];
  return (
    <PriceNow
      value={price}
      market={market.tag}
      // As the change below it is written.
      direction={changeDirection({
        amount: changeOf(instrument) ?? undefined,
        percent: changePercent,
        digits: decimalsOf(price),
      })}
      weight="strong"
      readAt={useReadAt()}
      poll={poll ?? market.poll}
    />
  );
}
