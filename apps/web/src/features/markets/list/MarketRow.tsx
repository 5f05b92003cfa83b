import type { Debt, PollName, Stock } from '@corro/client';
import { priceChange, debtTerm, type DecimalText } from '@corro/domain';
import { Change, changeDirection, Inline, ListRow, Spoken, Text } from '@corro/ui';
import { memo } from 'react';
import { useReadAt } from '../../../common/ages.tsx';
import { useShortTerm } from '../../../common/calendarText.ts';
import { InstrumentAvatar } from '../../../common/instruments/InstrumentAvatar.tsx';
import { InstrumentLine } from '../../../common/instruments/InstrumentLine.tsx';
import { CodeAndMarket } from '../../../common/instruments/CodeAndMarket.tsx';
import { PriceNow } from '../../../common/prices/PriceNow.tsx';
import { decimalsOf } from '../../../common/prices/priceText.ts';
import { useDebtText } from '../debt/useDebtText.ts';
import { type MarketKind, marketKinds } from './kinds.ts';

interface MarketRowProps {
  readonly kind: MarketKind;
  readonly href: string | null;
  readonly instrument: ListedInstrument;
  /** Overrides the poll of the market. */
  readonly poll?: PollName;
}

/** A listed instrument. Currency pairs lack exchange and previous close; only debt has a yield. */
export type ListedInstrument = Pick<Stock, 'symbol' | 'name' | 'price' | 'changePercent'> &
  Partial<Pick<Stock, 'exchangeName' | 'previousClose'>> &
  Partial<Pick<Debt, 'yieldPercent' | 'termDays'>>;

/** A row of a market list: exchange, name, price and today's change (spec §2). */
export const MarketRow = memo(function MarketRow({ href, ...row }: MarketRowProps) {
  const { symbol, name, price, changePercent, exchangeName = null } = row.instrument;
  const market = marketKinds[row.kind].tag;
  const change = changeOf(row.instrument);
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
  // Debt leads with its yield. Its long name takes the width, so the price gets its own line.
  const ends =
    yieldPercent === null
      ? { middle: line, trailing: <RowPrice {...row} />, trailingSub: day }
      : {
          trailing: <YearlyYield percent={yieldPercent} />,
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
      subtitle={<CodeAndMarket symbol={symbol} exchangeName={exchangeName} />}
      wrap
      {...ends}
    />
  );
});

function changeOf({ price, previousClose = null }: ListedInstrument): DecimalText | undefined {
  return priceChange(previousClose, price).change ?? undefined;
}

function YearlyYield({ percent }: { percent: DecimalText }) {
  const { yearly } = useDebtText();
  return <Text weight="strong">{yearly(percent)}</Text>;
}

/** Time to maturity: short, since most names contain the term; in full for screen readers. */
function Term({ days = null }: { days: number | null | undefined }) {
  const { term } = useDebtText();
  const shortTerm = useShortTerm();
  return days === null ? null : (
    <Text size={14} tone="muted">
      <Spoken words={term(days)}>{shortTerm(debtTerm(days))}</Spoken>
    </Text>
  );
}

function RowPrice({
  kind,
  instrument,
  poll,
  size,
}: Omit<MarketRowProps, 'href'> & { readonly size?: 14 }) {
  const { price, changePercent } = instrument;
  const market = marketKinds[kind];
  return (
    <PriceNow
      value={price}
      market={market.tag}
      // Rounded like the change that is shown below the price.
      direction={changeDirection({
        amount: changeOf(instrument),
        percent: changePercent,
        digits: decimalsOf(price),
      })}
      {...(size === undefined ? { weight: 'strong' } : { size })}
      readAt={useReadAt()}
      poll={poll ?? market.poll}
    />
  );
}
