import type { Notice } from '@corro/client';
import { fakeNow } from '../fakeClock/fakeClock.ts';

/** That a deposit of 5,000.00 came in; unread. */
export function buildNotice(over: Partial<Notice> = {}): Notice {
  return {
    id: 'deposit-done-R-20261120-0001',
    kind: 'deposit-done',
    title: null,
    isRead: false,
    orderNumber: 'R-20261120-0001',
    symbol: null,
    name: null,
    account: null,
    asked: null,
    quantity: null,
    amount: '5000.00',
    returned: null,
    earned: null,
    browser: null,
    system: null,
    device: null,
    endsAt: null,
    createdAt: fakeNow,
    ...over,
  };
}
