import { describe, expect, it } from 'vitest';
import {
  blockOrderStatus,
  cardStatus,
  fundOrderStatus,
  ipoApplicationStatus,
  ipoStatus,
  loanStatus,
  offerStatus,
  rechargeStatus,
  stockOrderStatus,
  verificationStatus,
  withdrawStatus,
} from './index.ts';

const readers = {
  blockOrderStatus,
  cardStatus,
  fundOrderStatus,
  ipoApplicationStatus,
  ipoStatus,
  loanStatus,
  offerStatus,
  rechargeStatus,
  stockOrderStatus,
  verificationStatus,
  withdrawStatus,
};

describe('status words', () => {
  it.each([
    ['stockOrderStatus', 1, 'success'],
    ['stockOrderStatus', '1', 'success'],
    ['stockOrderStatus', 0, 'pending'],
    ['stockOrderStatus', 3, 'cancelled'],
    ['stockOrderStatus', 4, 'expired'],
    ['blockOrderStatus', 1, 'success'],
    ['blockOrderStatus', 2, 'failed'],
    ['offerStatus', '1', 'open'],
    ['offerStatus', 0, 'closed'],
    ['ipoApplicationStatus', 1, 'pending'],
    ['ipoApplicationStatus', 2, 'success'],
    ['ipoApplicationStatus', 3, 'failed'],
    ['ipoStatus', 'Forthcoming', 'forthcoming'],
    ['ipoStatus', 'Closed', 'closed'],
    ['ipoStatus', 'Listed', 'listed'],
    ['fundOrderStatus', 'active', 'active'],
    ['fundOrderStatus', 'completed', 'completed'],
    ['fundOrderStatus', 'cancelled', 'cancelled'],
    ['rechargeStatus', 1, 'in-progress'],
    ['rechargeStatus', 2, 'completed'],
    ['rechargeStatus', 3, 'failed'],
    ['withdrawStatus', 'n', 'in-progress'],
    ['withdrawStatus', 'y', 'completed'],
    ['withdrawStatus', 'b', 'failed'],
    ['loanStatus', 0, 'unapplied'],
    ['loanStatus', 1, 'applying'],
    ['loanStatus', 2, 'approved'],
    ['loanStatus', 3, 'rejected'],
    ['loanStatus', 4, 'unpaid'],
    ['loanStatus', 5, 'paid'],
    ['verificationStatus', null, 'none'],
    ['verificationStatus', undefined, 'none'],
    ['verificationStatus', 1, 'pending'],
    ['verificationStatus', 2, 'approved'],
    ['cardStatus', 1, 'usable'],
  ] as const)('%s of %j is %s', (reader, raw, word) => {
    expect(readers[reader](raw)).toBe(word);
  });

  it.each([
    ['stockOrderStatus', 2, '2'],
    ['stockOrderStatus', null, ''],
    ['stockOrderStatus', 'toString', 'toString'],
    ['stockOrderStatus', '__proto__', '__proto__'],
    ['blockOrderStatus', 0, '0'],
    ['withdrawStatus', 'Y', 'Y'],
    ['loanStatus', 6, '6'],
  ] as const)('%s does not know %j', (reader, raw, unknown) => {
    expect(readers[reader](raw)).toEqual({ unknown });
  });
});
