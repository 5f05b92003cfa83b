import { quantityCaps, type PositionMode } from '@corro/domain';
import { QuantityStepper, SegmentedControl } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { problemText } from '../../../common/problemText.ts';
import { useUnitWords } from './unitWords.ts';
import { QuickPicks } from './QuickPicks.tsx';
import type { StockTicket } from './useStockTicket.ts';

const modes: readonly PositionMode[] = ['half', 'full'];

/** How many to buy, within the cap of the position's size. */
export function BuyForm({ view, send }: StockTicket) {
  const words = useI18n();
  const { t } = words;
  const units = useUnitWords();
  const setQuantity = (text: string) => send({ type: 'EDIT', edit: { type: 'QUANTITY', text } });
  return (
    <>
      <SegmentedControl
        label={t('ticket.mode')}
        labelShown
        options={modes.map((value) => ({
          value,
          label: t(`ticket.${value}`, { max: quantityCaps[value] }),
        }))}
        value={view.mode}
        onChange={(mode) => send({ type: 'EDIT', edit: { type: 'MODE', mode } })}
      />
      <QuantityStepper
        name="quantity"
        label={units('ticket.quantity')}
        value={view.quantityText}
        onChange={setQuantity}
        min={view.minimum}
        max={view.maximum}
        decrementLabel={units('ticket.less')}
        incrementLabel={units('ticket.more')}
        enterKeyHint="go"
        hint={useAffordableText(view)}
        problem={problemText(view.problems, 'quantity', words)}
      />
      <QuickPicks most={view.affordable} onPick={setQuantity} />
    </>
  );
}

/** One line, like the one that comes before it: nothing below moves. */
function useAffordableText({ affordable }: StockTicket['view']): string {
  const { t } = useI18n();
  const units = useUnitWords();
  if (affordable === null) return t('ticket.affordableUnknown');
  if (affordable === 0) return units('ticket.affordableNone');
  return units('ticket.affordable', { count: affordable });
}
