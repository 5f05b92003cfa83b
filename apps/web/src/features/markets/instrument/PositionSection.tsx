import type { Quote } from '@corro/client';
import { Change, formatMoney, KeyFigures, Money, Section, Text } from '@corro/ui';
import { countText } from '../../../app/i18n/countText.ts';
import { dash } from '../../../app/i18n/orDash.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { decimalsOf } from '../../../common/prices/priceText.ts';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { type Gain, type Holding, holdingOf } from './holding.ts';
import type { HoldingLots } from './useHolding.ts';

export interface PositionSectionProps {
  readonly holding: HoldingLots;
  readonly quote: Quote | undefined;
}

/** What the customer has of the instrument and what it has earned; nothing where there is none. */
export function PositionSection({ holding: { query, lots }, quote }: PositionSectionProps) {
  const { t } = useI18n();
  if (lots?.length === 0 || quote === undefined) return null;
  return (
    <Section title={t({ id: 'stock.position' })}>
      <QueryView
        query={{ ...query, data: lots }}
        loading={null}
        failedTitle={t({ id: 'stock.position.failed' })}
      >
        {(all) => <Figures holding={holdingOf(all, quote)} price={quote.price} />}
      </QueryView>
    </Section>
  );
}

function Figures({ holding, price }: { holding: Holding; price: string | null }) {
  const { t, numberLocale } = useI18n();
  const { quantity, meanCost, value, gain, gainToday } = holding;
  // Written as the price is, whatever a division leaves behind the point.
  const digits = decimalsOf(price);
  const cost = formatMoney(numberLocale, meanCost, 'US$', { min: digits, max: digits });
  return (
    <KeyFigures
      figures={[
        { label: t({ id: 'stock.position.value' }), value: <Money amount={value} unit="US$" /> },
        {
          label: t({ id: 'stock.position.quantity' }),
          value: <Text>{countText(quantity, numberLocale)}</Text>,
        },
        { label: t({ id: 'stock.position.gain' }), value: <GainText gain={gain} /> },
        { label: t({ id: 'stock.position.today' }), value: <GainText gain={gainToday} /> },
        { label: t({ id: 'stock.position.cost' }), value: <Text>{cost}</Text> },
      ]}
    />
  );
}

function GainText({ gain }: { gain: Gain | null }) {
  if (gain === null) return <Text>{dash}</Text>;
  return <Change amount={gain.amount} percent={gain.percent} unit="US$" size={16} />;
}
