import { statusReader } from './status.ts';

/** Stock orders (spec §4, §2 Stock records); 3 and 4 are assumed. */
export const stockOrderStatus = statusReader({
  0: 'pending',
  1: 'success',
  3: 'cancelled',
  4: 'expired',
});

/** Block and QIP orders (spec §4). */
export const blockOrderStatus = statusReader({ 1: 'success', 2: 'failed' });

/** Offers of block trades and QIP; 0 is assumed. */
export const offerStatus = statusReader({ 0: 'closed', 1: 'open' });

/** IPO applications (spec §4). */
export const ipoApplicationStatus = statusReader({ 1: 'pending', 2: 'success', 3: 'failed' });

/** IPOs themselves (spec §3): only a forthcoming one can be applied for. The other two are assumed. */
export const ipoStatus = statusReader({
  Forthcoming: 'forthcoming',
  Closed: 'closed',
  Listed: 'listed',
});

/** Fund orders (spec §4). */
export const fundOrderStatus = statusReader({
  active: 'active',
  completed: 'completed',
  cancelled: 'cancelled',
});
