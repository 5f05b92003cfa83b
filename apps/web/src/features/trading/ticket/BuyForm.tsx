import { quantityCaps, type PositionMode } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { QuantityStepper, SegmentedControl } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { problemText } from '../../../common/problemText.ts';
import { QuickPicks } from './QuickPicks.tsx';
import { useUnitText } from './ticketText.ts';
import type { StockTicket } from './useStockTicket.ts';

const modes: readonly PositionMode[] = ['half', 'full'];

const positionModes = defineMessages({
  full: { id: 'ticket.full' },
  half: { id: 'ticket.half' },
});

/** How many to buy, within the cap of the position's size. */
export function BuyForm({ view, send }: StockTicket) {
  const i18n = useI18n();
  const { t } = i18n;
  const units = useUnitText();
  const setQuantity = (text: string) => send({ type: 'EDIT', edit: { type: 'QUANTITY', text } });
  return (
    <>
      <SegmentedControl
        label={t({ id: 'ticket.mode' })}
        labelShown
        options={modes.map((value) => ({
          value,
          label: t(positionModes[value], { max: quantityCaps[value] }),
        }))}
        value={view.mode}
        onChange={(mode) => send({ type: 'EDIT', edit: { type: 'MODE', mode } })}
      />
      <QuantityStepper
        name="quantity"
        label={units({ id: 'ticket.quantity' })}
        value={view.quantityText}
        onChange={setQuantity}
        min={view.minimum}
        max={view.maximum}
        decrementLabel={units({ id: 'ticket.less' })}
        incrementLabel={units({ id: 'ticket.more' })}
        enterKeyHint="go"
        hint={useAffordableText(view)}
        problem={problemText(view.problems, 'quantity', i18n)}
      />
      <QuickPicks most={view.affordable} onPick={setQuantity} />
    </>
  );
}

/** One line, like the one that comes before it: nothing below moves. */
function useAffordableText({ affordable }: StockTicket['view']): string {
  const { t } = useI18n();
  const units = useUnitText();
  if (affordable === null) return t({ id: 'ticket.affordableUnknown' });
  if (affordable === 0) return units({ id: 'ticket.affordableNone' });
  return units({ id: 'ticket.affordable' }, { count: affordable });
}
