import type { TicketView } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { ActionBar, Button } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
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

/** Leads to the review. Off while there is nothing to review, with the reason. */
export function ReviewBar({ view, isLoading, form }: ReviewBarProps) {
  const { t } = useI18n();
  const obstacle = view.online ? view.reviewObstacle : 'offline';
  const isOff = obstacle !== null && obstacle !== 'problems';
  return (
    <ActionBar>
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
