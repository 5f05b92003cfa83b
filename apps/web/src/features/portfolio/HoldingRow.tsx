import { Change, ListRow, Money, Text, useAmountsHidden } from '@corro/ui';
import { dash, orDash, useI18n } from '../../app/i18n/i18n.ts';
import { InstrumentAvatar } from '../../common/instruments/InstrumentAvatar.tsx';
import { InstrumentLine } from '../../common/instruments/InstrumentLine.tsx';
import { priceText } from '../../common/prices/priceText.ts';
import { paths } from '../../links.ts';
import { type GainMode, type Holding, nameOf } from './holdings.ts';

interface HoldingRowProps {
  readonly holding: Holding;
  readonly gainMode: GainMode;
}

/**
 * A holding: quantity and cost (the symbol instead while amounts are hidden), the sparkline of the
 * day beside its gain, value and gain.
 */
export function HoldingRow({ holding, gainMode }: HoldingRowProps) {
  const { t, numberLocale } = useI18n();
  const { symbol, quantity, costPrice, value, gain, day, lots } = holding;
  const name = nameOf(holding);
  const isHidden = useAmountsHidden();
  const price = priceText(costPrice, numberLocale);
  const { market = '', currentPrice = null } = lots[0] ?? {};
  return (
    <ListRow
      href={paths.instrument({ symbol, name })}
      leading={<InstrumentAvatar symbol={symbol} name={name} market={market} />}
      title={name}
      wrap="compact"
      subtitle={
        <Text size={12} tone="muted">
          {isHidden
            ? orDash(symbol)
            : quantity === null
              ? dash
              : t({ id: 'holdings.bought' }, { count: quantity, price })}
        </Text>
      }
      // The sparkline shows today's prices, so it stands beside today's gain only.
      {...(gainMode === 'day'
        ? {
            middle: (
              <InstrumentLine
                symbol={symbol}
                market={market}
                price={currentPrice}
                amount={day?.change}
                percent={day?.percent}
              />
            ),
          }
        : {})}
      trailing={
        <Text weight="strong">
          <Money amount={value} unit="US$" />
        </Text>
      }
      trailingSub={<HoldingGain gain={gainMode === 'day' ? day : gain} gainMode={gainMode} />}
    />
  );
}

function HoldingGain({
  gain,
  gainMode,
}: { gain: Holding['gain'] } & Omit<HoldingRowProps, 'holding'>) {
  // While amounts are hidden, shows the percentage instead of a masked amount.
  const isHidden = useAmountsHidden();
  return gainMode !== 'percent' && !isHidden ? (
    <Change amount={gain?.change ?? null} unit="US$" />
  ) : (
    <Change percent={gain?.percent ?? null} />
  );
}
