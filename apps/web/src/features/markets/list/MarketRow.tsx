import type { Debt, PollName, Stock } from '@corro/client';
import { type DecimalText, isPricedByYield, priceChange } from '@corro/domain';
import { Change, changeDirection, Inline, ListRow, type ListRowProps, Text } from '@corro/ui';
import { memo } from 'react';
import { dash } from '../../../app/i18n/i18n.ts';
import { useReadAt } from '../../../common/ages.tsx';
import { currenciesOf, InstrumentAvatar } from '../../../common/instruments/InstrumentAvatar.tsx';
import { InstrumentLine } from '../../../common/instruments/InstrumentLine.tsx';
import { CodeAndMarket } from '../../../common/instruments/CodeAndMarket.tsx';
import { PriceNow } from '../../../common/prices/PriceNow.tsx';
import { decimalsOf } from '../../../common/prices/priceText.ts';
import { useDebtText } from '../debt/useDebtText.ts';
import { type MarketKind, marketKinds } from './kinds.ts';

interface MarketRowProps extends Pick<ListRowProps, 'heading'> {
  readonly kind: MarketKind;
  readonly href: string | null;
  readonly instrument: ListedInstrument;
  /** Shows the yield, or a dash, before the price. Default: true if the yield is known. */
  readonly showsYield?: boolean;
  /** Overrides the poll of the market. */
  readonly poll?: PollName;
}

/** A listed instrument. Currency pairs lack exchange and previous close; only debt has a yield. */
export type ListedInstrument = Pick<Stock, 'symbol' | 'name' | 'price' | 'changePercent'> &
  Partial<Pick<Stock, 'exchangeName' | 'previousClose'>> &
  Partial<Pick<Debt, 'yieldPercent' | 'termDays' | 'issuer'>>;

/** A row of a market list: exchange, name, price and today's change (spec §2). */
export const MarketRow = memo(function MarketRow(props: MarketRowProps) {
  const { heading, href, showsYield, ...row } = props;
  const { symbol, name, price, changePercent, yieldPercent = null } = row.instrument;
  const market = marketKinds[row.kind].tag;
  const change = changeOf(row.instrument);
  const day = { amount: change, percent: changePercent, digits: decimalsOf(price) };
  const line = (
    <InstrumentLine
      symbol={symbol}
      market={market}
      price={price}
      amount={change}
      percent={changePercent}
    />
  );
  return (
    <ListRow
      heading={heading}
      href={href}
      leading={<InstrumentAvatar symbol={symbol} name={name} market={market} />}
      title={titleOf(row.kind, row.instrument)}
      wrap="compact"
      subtitle={<Subtitle kind={row.kind} instrument={row.instrument} />}
      // A row of debt shows the yield first and the price second, without the sparkline of the
      // price.
      {...(!(showsYield ?? yieldPercent !== null)
        ? { middle: line, trailing: <RowPrice {...row} />, trailingSub: <Change {...day} /> }
        : {
            trailing: <YearlyYield percent={yieldPercent} />,
            trailingSub: (
              <Inline gap={8} justify="end" align="baseline">
                {isPricedByYield(price, yieldPercent) ? null : <RowPrice {...row} size={12} />}
                <Change {...day} size={12} />
              </Inline>
            ),
          })}
    />
  );
});

/** A pair by its currencies, as traders write it: `USD/MXN`; anything else by its name. */
export function titleOf(kind: MarketKind, { symbol, name }: ListedInstrument): string {
  const pair = kind === 'forex' ? currenciesOf(symbol ?? '') : undefined;
  return pair?.join('/') ?? name;
}

/** Name of a pair; else code and exchange. */
function Subtitle({ kind, instrument }: Pick<MarketRowProps, 'kind' | 'instrument'>) {
  const { symbol, name, exchangeName = null } = instrument;
  if (titleOf(kind, instrument) !== name) return name;
  return <CodeAndMarket symbol={symbol} exchangeName={exchangeName} />;
}

function changeOf({ price, previousClose = null }: ListedInstrument): DecimalText | undefined {
  return priceChange(previousClose, price).change ?? undefined;
}

function YearlyYield({ percent }: { percent: DecimalText | null }) {
  const { yearly } = useDebtText();
  return <Text weight="strong">{percent === null ? dash : yearly(percent)}</Text>;
}

function RowPrice({
  kind,
  instrument,
  poll,
  size,
}: Omit<MarketRowProps, 'heading' | 'href' | 'showsYield'> & { readonly size?: 12 }) {
  const { price, changePercent } = instrument;
  const market = marketKinds[kind];
  return (
    <PriceNow
      value={price}
      market={market.tag}
      // Futures and debt have coloured prices (spec §2), rounded like the change below the price.
      {...(kind === 'forex'
        ? {}
        : {
            direction: changeDirection({
              amount: changeOf(instrument),
              percent: changePercent,
              digits: decimalsOf(price),
            }),
          })}
      {...(size === undefined ? { weight: 'strong' } : { size })}
      readAt={useReadAt()}
      poll={poll ?? market.poll}
    />
  );
}
