import type { EntryReason } from '@corro/sandbox';
import { expect, it } from 'vitest';
import { messagesOf } from '../e2e/harness/messages.ts';

/**
 * Every reason for a change of the available balance. `withdraw-paid` is missing, because it pays out money that was
 * already held.
 */
const reasons: Readonly<Record<Exclude<EntryReason, 'withdraw-paid'>, null>> = {
  'welcome-credit': null,
  recharge: null,
  'withdraw-request': null,
  'withdraw-return': null,
  'withdraw-cancel': null,
  'loan-payout': null,
  'loan-repayment': null,
  'block-buy': null,
  'qip-buy': null,
  'ipo-application': null,
  'ipo-allotment': null,
  'ipo-refund': null,
  'ipo-cancel': null,
  'fund-buy': null,
  'fund-payout': null,
  'fund-cancel': null,
  'stock-buy': null,
  'stock-sell': null,
  'forex-buy': null,
  'forex-sell': null,
  'futures-buy': null,
  'futures-sell': null,
  'treasury-buy': null,
  'treasury-sell': null,
};

it.each(Object.keys(reasons))('the reason %s has a message in each language', (reason) => {
  for (const locale of ['es', 'en', 'zh', 'de'] as const) {
    expect(messagesOf(locale)(`bill.reason.${reason}`)).not.toBe('');
  }
});
