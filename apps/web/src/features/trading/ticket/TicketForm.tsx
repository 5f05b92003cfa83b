import {
  type DecimalText,
  type Lot,
  type OrderUnit,
  type PositionMode,
  quantityCaps,
} from '@corro/domain';
import type { TicketView } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import {
  ActionBar,
  Button,
  Form,
  formatMoney,
  NumberField,
  Page,
  QuantityStepper,
  SegmentedControl,
  Tabs,
  Stack,
  Text,
} from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useBalances, useProblems } from '../../../common/amounts.ts';
import { useTradeFeeRate } from '../../../common/operatorRules.tsx';
import { problemText } from '../../../common/problemText.ts';
import { TotalOrBalance } from '../../../flows/orders/TotalFigure.tsx';
import { QuickPicks } from '../QuickPicks.tsx';
import { Lots } from './Lots.tsx';
import { obstacleText, useUnitText } from './ticketText.ts';
import type { useLots } from './useLots.ts';
import type { StockTicket } from './useStockTicket.ts';

const sides = ['buy', 'sell'] as const;

interface TicketFormProps {
  readonly id: string;
  readonly ticket: StockTicket;
  readonly symbol: string;
  readonly lots: ReturnType<typeof useLots>;
  readonly price: DecimalText | undefined;
  readonly onSell: (lots: readonly Lot[]) => void;
  readonly onSide: (side: string) => void;
}

const sideTabs = defineMessages({
  buy: { id: 'ticket.buy' },
  sell: { id: 'ticket.sell' },
});

/** The form: side, then a quantity or lots. */
export function TicketForm({ id, ticket, symbol, lots, price, onSide, onSell }: TicketFormProps) {
  const { t } = useI18n();
  const { view, send } = ticket;
  const choose = (value: string) => {
    const side = sides.find((item) => item === value);
    if (side === undefined) return;
    send({ type: 'EDIT', edit: { type: 'SIDE', side } });
    onSide(side);
  };
  return (
    <Tabs
      label={t({ id: 'ticket.tabs' })}
      items={sides.map((value) => ({ value, label: t(sideTabs[value]) }))}
      value={view.side}
      onChange={choose}
    >
      <Page gutters={false}>
        <Form
          id={id}
          label={t({ id: 'ticket.form' })}
          gap={16}
          onSubmit={() => send({ type: 'REVIEW' })}
        >
          {view.side === 'buy' ? (
            <BuyForm {...ticket} />
          ) : (
            <Lots ticket={ticket} symbol={symbol} lots={lots} price={price} onSell={onSell} />
          )}
        </Form>
      </Page>
    </Tabs>
  );
}

interface ReviewBarProps {
  readonly view: TicketView;
  /**
   * True while price and balance load for the first time: the disabled button shows no reason yet.
   */
  readonly isLoading: boolean;
  /** True while the code of the review is loading. */
  readonly isOpening: boolean;
  readonly form: string;
}

const ticketReview = defineMessages({
  buy: { id: 'ticket.review.buy' },
  sell: { id: 'ticket.review.sell' },
});

/** The total and the review button; disabled with a reason while nothing can be reviewed. */
export function ReviewBar({ view, isLoading, isOpening, form }: ReviewBarProps) {
  const { t } = useI18n();
  const obstacle = view.isOnline ? view.reviewObstacle : 'offline';
  const isDisabled = obstacle !== null && obstacle !== 'problems';
  return (
    <ActionBar
      summary={
        view.side === 'sell' && view.lots.length === 0 ? (
          <Text weight="strong">{t({ id: 'ticket.chooseLots' })}</Text>
        ) : (
          <TotalOrBalance
            side={view.side}
            total={view.cost?.total ?? null}
            balance={view.balance}
            pesos="usdMxnTrading"
            label={
              view.side === 'sell' ? t({ id: 'ticket.net' }) : t({ id: 'ticket.total.estimate' })
            }
          />
        )
      }
    >
      <Button
        type="submit"
        form={form}
        size="large"
        fullWidth
        busy={isOpening}
        busyLabel={t({ id: 'settings.opening' })}
        disabled={isDisabled}
        {...(isDisabled && !isLoading ? { disabledReason: t(obstacleText(obstacle, view)) } : {})}
      >
        {t(ticketReview[view.side])}
      </Button>
    </ActionBar>
  );
}

const sizes: readonly PositionMode[] = ['half', 'full'];

const positionModes = defineMessages({
  full: { id: 'ticket.full' },
  half: { id: 'ticket.half' },
});

/** Quantity in shares or dollars, within the cap of the position size. */
function BuyForm({ view, send }: StockTicket) {
  const i18n = useI18n();
  const { t } = i18n;
  const units = useUnitText();
  const field = {
    size: 'hero',
    besideLabel: <UnitChoice view={view} send={send} />,
    hint: useQuantityHint(view),
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
        picks={view.picks}
        onPick={(quantity) => send({ type: 'EDIT', edit: { type: 'PICK', quantity } })}
        quantityText={
          view.unit === 'dollars' ? (count) => units({ id: 'order.shares' }, { count }) : undefined
        }
      />
      <PositionSize view={view} send={send} />
    </>
  );
}

/** Chooses the size of the position, which limits the quantity of an order (spec §4). */
function PositionSize({ view, send }: StockTicket) {
  const { t } = useI18n();
  return (
    <Stack gap={8}>
      <SegmentedControl
        label={t({ id: 'ticket.size' })}
        labelShown
        options={sizes.map((value) => ({
          value,
          label: t(positionModes[value], { count: quantityCaps[value] }),
        }))}
        value={view.mode}
        onChange={(mode) => send({ type: 'EDIT', edit: { type: 'MODE', mode } })}
      />
      <Text as="p" size={14} tone="muted">
        {t({ id: 'ticket.sizeHint' })}
      </Text>
    </Stack>
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

/**
 * Hint below the quantity: what the balance buys, if that is less than the limit of one order, else
 * the fee; with a quantity, the balance and the fee, or for dollars the shares that they buy. Always
 * one line, so that nothing below moves.
 */
function useQuantityHint(view: StockTicket['view']): string {
  const { affordable, maximum, unit, quantity, cost, balance } = view;
  const { t, numberLocale } = useI18n();
  const units = useUnitText();
  const { counted, text } = useBalances();
  const { rate, isPublished } = useTradeFeeRate();
  if (affordable === null) return t({ id: 'ticket.affordableUnknown' });
  if (affordable === 0) return units({ id: 'ticket.affordableNone' });
  if (cost === null || quantity === null) {
    if (affordable < maximum) {
      return counted(affordable, (count) => t({ id: 'ticket.reach' }, { count }));
    }
    return isPublished
      ? t({ id: 'ticket.feeHint' }, { fee: rate })
      : t({ id: 'rules.assumedFee' }, { rate });
  }
  const available = text(balance);
  if (unit === 'shares') {
    const fee = formatMoney(numberLocale, cost.fee, 'US$');
    return t({ id: 'ticket.withFee' }, { balance: available, fee });
  }
  const shares = units({ id: 'order.shares' }, { count: quantity });
  return t({ id: 'ticket.bought' }, { shares, balance: available });
}
