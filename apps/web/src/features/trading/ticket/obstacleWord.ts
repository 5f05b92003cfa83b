import type { OrderObstacle, TicketView } from '@corro/machines';

/** The id of the sentence that says why an order cannot go on. */
export function obstacleWord(obstacle: OrderObstacle, { refusal }: Pick<TicketView, 'refusal'>) {
  if (obstacle === 'terms-moved') return 'ticket.obstacle.price-moved' as const;
  const isDisowned = obstacle === 'price-too-old' && refusal !== null;
  return isDisowned
    ? ('ticket.obstacle.price-disowned' as const)
    : (`flow.obstacle.${obstacle}` as const);
}
