import { statusReader } from './status.ts';

/** Recharges (spec §4). */
export const rechargeStatus = statusReader({ 1: 'in-progress', 2: 'completed', 3: 'failed' });

/** Withdrawals (spec §4). */
export const withdrawStatus = statusReader({ n: 'in-progress', y: 'completed', b: 'failed' });

/** Loans (spec §4). */
export const loanStatus = statusReader({
  0: 'unapplied',
  1: 'applying',
  2: 'approved',
  3: 'rejected',
  4: 'unpaid',
  5: 'paid',
});

/** Real-name verification (spec §4); no status at all is none. */
export const verificationStatus = statusReader({
  '': 'none',
  0: 'none',
  1: 'pending',
  2: 'approved',
});

/** Bank and crypto cards (spec §3): only a usable one can be withdrawn to. */
export const cardStatus = statusReader({ 1: 'usable' });
