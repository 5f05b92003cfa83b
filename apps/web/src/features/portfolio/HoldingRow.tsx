import { changeSince } from '@corro/domain';
import { Change, ListRow, Money, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { priceText } from '../../common/prices/priceText.ts';
import { paths } from '../../routing/addresses.ts';
import { InstrumentAvatar } from '../../common/instruments/InstrumentAvatar.tsx';
import { InstrumentLine } from '../../common/instruments/InstrumentLine.tsx';
import { type GainWay, type Holding, nameOf } from './holdings.ts';

interface HoldingRowProps {
  readonly holding: Holding;
  readonly gainWay: GainWay;
  readonly isHidden: boolean;
}

/** What the customer has of one instrument: how many at what cost, its day as a line, what it is worth and has gained. */
export function HoldingRow({ holding, gainWay, isHidden }: HoldingRowProps) {
  const { t, numberLocale } = useI18n();
  const { symbol, quantity, costPrice, value, gain, day, lots } = holding;
  const name = nameOf(holding);
  const { market = '', currentPrice = null, previousClose = null } = lots[0] ?? {};
  const today = changeSince(previousClose, currentPrice);
  const hiding = { hidden: isHidden, hiddenLabel: t({ id: 'money.hidden' }) };
  return (
    <ListRow
      href={paths.instrument({ symbol, name })}
      leading={<InstrumentAvatar symbol={symbol} name={name} market={market} />}
      title={name}
      subtitle={
        <Text size={14} tone="muted">
          {t(
            { id: 'holdings.bought' },
            { count: quantity ?? 0, price: priceText(costPrice, numberLocale) },
          )}
        </Text>
      }
      middle={
        <InstrumentLine
          symbol={symbol}
          market={market}
          price={currentPrice}
          amount={today.change}
          percent={today.changePercent}
        />
      }
      trailing={<Money {...hiding} amount={value} unit="US$" />}
      trailingSub={
        <HoldingGain gain={gainWay === 'day' ? day : gain} gainWay={gainWay} isHidden={isHidden} />
      }
    />
  );
}

function HoldingGain({
  gain,
  gainWay,
  isHidden,
}: { gain: Holding['gain'] } & Omit<HoldingRowProps, 'holding'>) {
  const inMoney = gainWay !== 'percent' && !isHidden;
  return inMoney ? (
    <Change amount={gain?.change ?? null} unit="US$" />
  ) : (
    <Change percent={gain?.percent ?? null} />
  );
}
