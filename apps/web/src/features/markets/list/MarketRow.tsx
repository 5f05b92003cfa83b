import type { Debt, PollName, Stock } from '@corro/client';
import { debtTerm, subtract, type DecimalText } from '@corro/domain';
import { Change, changeDirection, Inline, ListRow, Spoken, Text } from '@corro/ui';
import { memo } from 'react';
import { decimalsOf } from '../../../common/prices/priceText.ts';
import { useDebtText } from '../debt/useDebtText.ts';
import { type MarketKind, marketKinds } from './kinds.ts';
import { PriceNow } from '../../../common/prices/PriceNow.tsx';
import { useReadAt } from '../../../common/ages.tsx';
import { useShortTerm } from '../../../common/calendarText.ts';
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

/** What is read of an instrument; a pair has neither exchange nor previous close, and debt alone a yield. */
export type Listed = Pick<Stock, 'symbol' | 'name' | 'price' | 'changePercent'> &
  Partial<Pick<Stock, 'exchangeName' | 'previousClose'>> &
  Partial<Pick<Debt, 'yieldPercent' | 'termDays'>>;

/** An instrument: exchange, name, price and what it did today, rising, falling or neither (spec §2). */
export const MarketRow = memo(function MarketRow({ href, ...row }: MarketRowProps) {
  const { symbol, name, price, changePercent, exchangeName = null } = row.instrument;
  const market = marketKinds[row.kind].tag;
  const change = changeOf(row.instrument) ?? undefined;
  const { yieldPercent = null } = row.instrument;
  const day = <Change amount={change} percent={changePercent} digits={decimalsOf(price)} />;
  const line = (
    <InstrumentLine
      symbol={symbol}
      market={market}
      price={price}
      amount={change}
      percent={changePercent}
    />
  );
  // Debt is about its yield; its name, which is long, has the width, and its price a line of its own.
  const ends =
    yieldPercent === null
      ? { middle: line, trailing: <RowPrice {...row} />, trailingSub: day }
      : {
          trailing: <Yield percent={yieldPercent} />,
          trailingSub: (
            <Inline justify="end">
              <Term days={row.instrument.termDays} />
              {line}
            </Inline>
          ),
          below: (
            <Inline gap={8} justify="between">
              <RowPrice {...row} size={14} />
              {day}
            </Inline>
          ),
        };
  return (
    <ListRow
      href={href}
      leading={<InstrumentAvatar symbol={symbol} name={name} market={market} />}
      title={name}
      subtitle={<InstrumentPlace symbol={symbol} exchangeName={exchangeName} />}
      wrap
      {...ends}
    />
  );
});

function changeOf({ price, previousClose = null }: Listed): DecimalText | null {
  return previousClose === null || price === null ? null : subtract(price, previousClose);
}

/** What debt earns in a year: it comes before the price. */
function Yield({ percent }: { percent: DecimalText }) {
  const { yearly } = useDebtText();
  return <Text weight="strong">{yearly(percent)}</Text>;
}

/** In how long debt is due, short, since most names have it in them as well; in words for a screen reader. */
function Term({ days = null }: { days: number | null | undefined }) {
  const { term } = useDebtText();
  const shortTerm = useShortTerm();
  return days === null ? null : (
    <Text size={14} tone="muted">
      <Spoken words={term(days)}>{shortTerm(debtTerm(days))}</Spoken>
    </Text>
  );
}

interface RowPriceProps extends Omit<MarketRowProps, 'href'> {
  /** Where it is not what the row is about: smaller. */
  readonly size?: 14;
}

function RowPrice({ kind, instrument, poll, size }: RowPriceProps) {
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
      {...(size === undefined ? { weight: 'strong' } : { size })}
      readAt={useReadAt()}
      poll={poll ?? market.poll}
    />
  );
}
