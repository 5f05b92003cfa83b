import type { DecimalText } from '@corro/domain';
import { Change, formatDecimal, ListRow, Money, Text, useAmountsHidden } from '@corro/ui';
import { useI18n, dash, orDash } from '../../app/i18n/i18n.ts';
import { decimalsOf } from '../../common/prices/priceText.ts';
import { paths } from '../../links.ts';
import { InstrumentAvatar } from '../../common/instruments/InstrumentAvatar.tsx';
import { InstrumentLine } from '../../common/instruments/InstrumentLine.tsx';
import { type GainWay, type Holding, nameOf } from './holdings.ts';

interface HoldingRowProps {
  readonly holding: Holding;
  readonly gainWay: GainWay;
}

/** What the customer has of one instrument: how many at what cost (its symbol while amounts are hidden), its day as a line, what it is worth and has gained. */
export function HoldingRow({ holding, gainWay }: HoldingRowProps) {
  const { t, numberLocale } = useI18n();
  const { symbol, quantity, costPrice, value, gain, day, lots } = holding;
  const name = nameOf(holding);
  const isHidden = useAmountsHidden();
  const price = costText(costPrice, numberLocale);
  const { market = '', currentPrice = null } = lots[0] ?? {};
  return (
    <ListRow
      href={paths.instrument({ symbol, name })}
      leading={<InstrumentAvatar symbol={symbol} name={name} market={market} />}
      title={name}
      wrap
      subtitle={
        <Text size={14} tone="muted">
          {isHidden
            ? orDash(symbol)
            : quantity === null
              ? dash
              : t({ id: 'holdings.bought' }, { count: quantity, price })}
        </Text>
      }
      middle={
        <InstrumentLine
          symbol={symbol}
          market={market}
          price={currentPrice}
          // A number of more than today leaves the line without a tone.
          {...(gainWay === 'day' ? { amount: day?.change, percent: day?.percent } : {})}
        />
      }
      trailing={<Money amount={value} unit="US$" />}
      trailingSub={<HoldingGain gain={gainWay === 'day' ? day : gain} gainWay={gainWay} />}
    />
  );
}

function HoldingGain({
  gain,
  gainWay,
}: { gain: Holding['gain'] } & Omit<HoldingRowProps, 'holding'>) {
  // Dots in a column say nothing: while amounts are hidden, it is the percentage.
  const isHidden = useAmountsHidden();
  return gainWay !== 'percent' && !isHidden ? (
    <Change amount={gain?.change ?? null} unit="US$" />
  ) : (
    <Change percent={gain?.percent ?? null} />
  );
}

/** Without its unit, which the value beside it has. */
function costText(price: DecimalText | null, numberLocale: string): string {
  return formatDecimal(numberLocale, price, { min: 2, max: decimalsOf(price) });
}
