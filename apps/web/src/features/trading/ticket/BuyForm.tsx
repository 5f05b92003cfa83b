import { quantityCaps, type OrderUnit, type PositionMode } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { formatMoney, NumberField, QuantityStepper, SegmentedControl } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useBalances, useProblems } from '../../../common/amounts.ts';
import { problemText } from '../../../common/problemText.ts';
import { QuickPicks } from './QuickPicks.tsx';
import { useUnitText } from './ticketText.ts';
import type { StockTicket } from './useStockTicket.ts';

const modes: readonly PositionMode[] = ['half', 'full'];

const positionModes = defineMessages({
  full: { id: 'ticket.full' },
  half: { id: 'ticket.half' },
});

/** How much to buy, in shares or dollars, within the cap of the position's size. */
export function BuyForm({ view, send }: StockTicket) {
  const i18n = useI18n();
  const { t } = i18n;
  const units = useUnitText();
  const field = {
    size: 'hero',
    besideLabel: <UnitChoice view={view} send={send} />,
    hint: useAffordableText(view),
    problem: problemText(useProblems(view.problems), 'quantity', i18n),
    enterKeyHint: 'go',
  } as const;
  return (
    <>
      {view.unit === 'dollars' ? (
        <NumberField
          {...field}
          key="dollars"
          name="money"
          label={t({ id: 'ticket.money' })}
          prefix="US$"
          inputMode="decimal"
          value={view.moneyText}
          onChange={(text) => send({ type: 'EDIT', edit: { type: 'MONEY', text } })}
        />
      ) : (
        <QuantityStepper
          {...field}
          key="shares"
          name="quantity"
          label={units({ id: 'ticket.quantity' })}
          value={view.quantityText}
          onChange={(text) => send({ type: 'EDIT', edit: { type: 'QUANTITY', text } })}
          min={view.minimum}
          max={view.maximum}
          decrementLabel={units({ id: 'ticket.less' })}
          incrementLabel={units({ id: 'ticket.more' })}
        />
      )}
      <QuickPicks
        most={view.affordable}
        onPick={(quantity) => send({ type: 'EDIT', edit: { type: 'PICK', quantity } })}
      />
      <SegmentedControl
        label={t({ id: 'ticket.mode' })}
        options={modes.map((value) => ({
          value,
          label: t(positionModes[value], { max: quantityCaps[value] }),
        }))}
        value={view.mode}
        onChange={(mode) => send({ type: 'EDIT', edit: { type: 'MODE', mode } })}
      />
    </>
  );
}

const orderUnits: readonly OrderUnit[] = ['dollars', 'shares'];

function UnitChoice({ view, send }: StockTicket) {
  const { t } = useI18n();
  const units = useUnitText();
  const labels = { dollars: 'US$', shares: units({ id: 'ticket.unit.shares' }) };
  return (
    <SegmentedControl
      label={t({ id: 'ticket.unit' })}
      options={orderUnits.map((value) => ({ value, label: labels[value] }))}
      value={view.unit}
      onChange={(unit) => send({ type: 'EDIT', edit: { type: 'UNIT', unit } })}
    />
  );
}

/** What dollars buy, else the most that can be bought. One line, like the one that comes before it: nothing below moves. */
function useAffordableText({ affordable, unit, quantity, cost }: StockTicket['view']): string {
  const { t, numberLocale } = useI18n();
  const units = useUnitText();
  const { counted } = useBalances();
  if (unit === 'dollars' && quantity !== null && cost !== null) {
    const shares = units({ id: 'order.shares' }, { count: quantity });
    return t(
      { id: 'ticket.bought' },
      { shares, total: formatMoney(numberLocale, cost.total, 'US$') },
    );
  }
  if (affordable === null) return t({ id: 'ticket.affordableUnknown' });
  if (affordable === 0) return units({ id: 'ticket.affordableNone' });
  return counted(affordable, (count) => units({ id: 'ticket.affordable' }, { count }));
}
