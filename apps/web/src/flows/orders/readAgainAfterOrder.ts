import type { QueryClient } from '@tanstack/react-query';

/** What every order changes; first elements of query keys. */
const changedByOrders = ['positions', 'orders', 'balance', 'bill', 'userInfo'];

/** Reads again what an order changes, and what besides it changes here. */
export function readAgainAfterOrder(
  queryClient: QueryClient,
  besides: readonly string[] = [],
): void {
  for (const key of [...changedByOrders, ...besides]) {
    void queryClient.invalidateQueries({ queryKey: [key] });
  }
}
