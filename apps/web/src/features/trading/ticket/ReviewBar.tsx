import type { TicketView } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { ActionBar, Button } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { TotalOrBalance } from '../../../flows/orders/TotalFigure.tsx';
import { obstacleText } from './ticketText.ts';

export interface ReviewBarProps {
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
