import type { Position, Quote } from '@corro/client';
import { dayBegan, type Gain, groupPositions, type PositionGroup } from '@corro/domain';
import { Button, Change, KeyFigures, Money, Section, Text } from '@corro/ui';
import { useI18n, dash } from '../../../app/i18n/i18n.ts';
import { useAmounts } from '../../../common/amounts.ts';
import { decimalsOf } from '../../../common/prices/priceText.ts';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { paths } from '../../../links.ts';
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
    <Section
      title={t({ id: 'stock.position' })}
      action={
        lots === undefined ? undefined : (
          <Button tone="quiet" size="small" href={`${paths.stockTrading(quote, 'sell')}&lots=all`}>
            {t({ id: 'stock.position.sellAll' })}
          </Button>
        )
      }
    >
      <QueryView
        query={{ ...query, data: lots }}
        loading={null}
        failedTitle={t({ id: 'stock.position.failed' })}
      >
        {(all) => <Figures holding={holdingAt(all, quote)} price={quote.price} />}
      </QueryView>
    </Section>
  );
}

/** All lots of the instrument at the price above, which is newer than that of the lots. */
function holdingAt(lots: readonly Position[], { price, previousClose, readAt }: Quote) {
  const priced = lots.map((lot) => ({ ...lot, currentPrice: price, previousClose }));
  return groupPositions(priced, dayBegan(readAt))[0];
}

interface FiguresProps {
  readonly holding: PositionGroup<Position> | undefined;
  readonly price: string | null;
}

function Figures({ holding, price }: FiguresProps) {
  const { t } = useI18n();
  const { text, count } = useAmounts();
  const {
    quantity = null,
    costPrice = null,
    value = null,
    gain = null,
    day = null,
  } = holding ?? {};
  // Written as the price is, whatever a division leaves behind the point.
  const digits = decimalsOf(price);
  const cost = text(costPrice, { min: digits, max: digits });
  return (
    <KeyFigures
      figures={[
        { label: t({ id: 'stock.position.value' }), value: <Money amount={value} unit="US$" /> },
        {
          label: t({ id: 'stock.position.quantity' }),
          value: <Text>{count(quantity)}</Text>,
        },
        { label: t({ id: 'stock.position.gain' }), value: <GainText gain={gain} /> },
        { label: t({ id: 'stock.position.today' }), value: <GainText gain={day} /> },
        { label: t({ id: 'stock.position.cost' }), value: <Text>{cost}</Text> },
      ]}
    />
  );
}

function GainText({ gain }: { gain: Gain | null }) {
  if (gain === null) return <Text>{dash}</Text>;
  return <Change amount={gain.change} percent={gain.percent} unit="US$" size={16} />;
}
