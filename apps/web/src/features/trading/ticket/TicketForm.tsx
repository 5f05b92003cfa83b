import type { DecimalText, Lot } from '@corro/domain';
import type { TicketView } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { ActionBar, Button, Form, Page, Tabs } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { TotalOrBalance } from '../../../flows/orders/TotalFigure.tsx';
import { BuyForm } from './BuyForm.tsx';
import { Lots } from './Lots.tsx';
import { obstacleText } from './ticketText.ts';
import type { useLots } from './useLots.ts';
import type { StockTicket } from './useStockTicket.ts';

const sides = ['buy', 'sell'] as const;

interface TicketFormProps {
  readonly id: string;
  readonly ticket: StockTicket;
  readonly symbol: string;
  readonly lots: ReturnType<typeof useLots>;
  readonly price: DecimalText | undefined;
  /** Reviews the sale of lots. */
  readonly onSell: (lots: readonly Lot[]) => void;
  /** Keeps the chosen side in the address. */
  readonly onSide: (side: string) => void;
}

const sideTabs = defineMessages({
  buy: { id: 'ticket.buy' },
  sell: { id: 'ticket.sell' },
});

/** The order as it is made: side, and quantity or lot. */
export function TicketForm({ id, ticket, symbol, lots, price, onSide, onSell }: TicketFormProps) {
  const { t } = useI18n();
  const { view, send } = ticket;
  const choose = (value: string) => {
    const side = sides.find((one) => one === value);
    if (side === undefined) return;
    send({ type: 'EDIT', edit: { type: 'SIDE', side } });
    onSide(side);
  };
  const held = <Lots ticket={ticket} symbol={symbol} lots={lots} price={price} onSell={onSell} />;
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
          {view.side === 'buy' ? <BuyForm {...ticket} /> : held}
        </Form>
        {view.side === 'buy' ? held : null}
      </Page>
    </Tabs>
  );
}

interface ReviewBarProps {
  readonly view: TicketView;
  /** Whether price and balance are still awaited for the first time: no reason to complain yet. */
  readonly isLoading: boolean;
  /** The `id` of the order's form. */
  readonly form: string;
}

const ticketReview = defineMessages({
  buy: { id: 'ticket.review.buy' },
  sell: { id: 'ticket.review.sell' },
});

/** What the order comes to, and the way to its review. Off while there is nothing to review, with the reason. */
export function ReviewBar({ view, isLoading, form }: ReviewBarProps) {
  const { t } = useI18n();
  const obstacle = view.online ? view.reviewObstacle : 'offline';
  const isOff = obstacle !== null && obstacle !== 'problems';
  return (
    <ActionBar summary={<OrderTotal view={view} />}>
      <Button
        type="submit"
        form={form}
        size="large"
        fullWidth
        disabled={isOff}
        {...(isOff && !isLoading ? { disabledReason: t(obstacleText(obstacle, view)) } : {})}
      >
        {t(ticketReview[view.side])}
      </Button>
    </ActionBar>
  );
}

/** The total with its pesos; until there is an order, the balance in its place: nothing moves. */
function OrderTotal({ view: { side, cost, balance } }: Pick<ReviewBarProps, 'view'>) {
  return (
    <TotalOrBalance
      side={side}
      total={cost?.total ?? null}
      balance={balance}
      pesos="usdMxnTrading"
    />
  );
}
