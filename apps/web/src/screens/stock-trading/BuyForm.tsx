import { quantityCaps, type PositionMode } from '@corro/domain';
import { QuantityStepper, SegmentedControl, formatMoney } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { problemText } from '../../parts/problemText.ts';
import { QuickPicks } from './QuickPicks.tsx';
import type { StockTicket } from './useStockTicket.ts';

const modes: readonly PositionMode[] = ['half', 'full'];

/** How many to buy, within the cap of the position's size. */
export function BuyForm({ view, send }: StockTicket) {
  const words = useWords();
  const { t } = words;
  const setQuantity = (text: string) => send({ type: 'QUANTITY', text });
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
        onChange={(mode) => send({ type: 'MODE', mode })}
      />
      <QuantityStepper
        name="quantity"
        label={t('ticket.quantity')}
        value={view.quantityText}
        onChange={setQuantity}
        min={view.minimum}
        max={view.maximum}
        decrementLabel={t('ticket.less')}
        incrementLabel={t('ticket.more')}
        enterKeyHint="go"
        hint={useAffordableText(view)}
        problem={problemText(view.problems, 'quantity', words)}
      />
      <QuickPicks most={view.affordable} onPick={setQuantity} />
    </>
  );
}

function useAffordableText({ affordable, balance }: StockTicket['view']): string {
  const { t, numberLocale } = useWords();
  if (affordable === null) return t('ticket.affordableUnknown');
  const values = { balance: formatMoney(numberLocale, balance, 'US$'), count: affordable };
  return t(affordable === 0 ? 'ticket.affordableNone' : 'ticket.affordable', values);
}
