import { no, ok } from '../rules/answer.ts';
import {
  fromCents,
  markNoticesRead,
  noticesOf,
  type NoticeRow,
  unreadNoticesOf,
} from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { stretch } from './input.ts';
import { closed, type Route } from './route.ts';
import { isoTime, isoTimeOrNull } from './rows.ts';

const cents = (amount: bigint | null) => (amount === null ? null : fromCents(amount));
const shares = (quantity: bigint | null) => (quantity === null ? null : Number(quantity));

/** Schema `Notice`. */
function noticeRow(notice: NoticeRow) {
  return {
    id: notice.notice_id,
    kind: notice.kind,
    is_read: notice.is_read,
    no: notice.order_number,
    tag: notice.symbol,
    name: notice.name,
    account: notice.account,
    asked: shares(notice.asked),
    count: shares(notice.quantity),
    amount: cents(notice.amount),
    returned: cents(notice.returned),
    earned: cents(notice.earned),
    browser: notice.browser,
    system: notice.system,
    device: notice.device,
    end_time: isoTimeOrNull(notice.ends_at),
    created_at: isoTime(notice.created_at),
  };
}

export const noticeRoutes: readonly Route[] = [
  closed(calls.notices, async (asked, { context: { store, clock }, session }) => {
    const found = await noticesOf(store.db, session.customerId, clock.now(), stretch(asked));
    return ok({ rows: found.rows.map(noticeRow), count: found.count });
  }),
  closed(calls.unreadNotices, async (_, { context: { store, clock }, session }) =>
    ok({ unread_count: await unreadNoticesOf(store.db, session.customerId, clock.now()) }),
  ),
  closed(
    calls.readNotices,
    async ({ id, and_older: andOlder }, { context: { store, clock }, session }) => {
      const asked = { noticeId: id, andOlder, now: clock.now() };
      return (await markNoticesRead(store.db, session.customerId, asked)) ? ok() : no('not-found');
    },
  ),
];
