import { no, ok } from '../rules/answer.ts';
import { markNoticesRead, noticesOf, type NoticeRow, unreadNoticeFigures } from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { pageOf } from './input.ts';
import { figuresRoute, signedInRoute, type Route } from '../http/route.ts';
import { centsOrNull, isoTime, isoTimeOrNull, pageAnswer } from './rows.ts';

const shares = (quantity: bigint | null) => (quantity === null ? null : Number(quantity));

/** Formats the contract's schema `Notice`. */
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
    amount: centsOrNull(notice.amount),
    returned: centsOrNull(notice.returned),
    earned: centsOrNull(notice.earned),
    browser: notice.browser,
    system: notice.system,
    device: notice.device,
    end_time: isoTimeOrNull(notice.ends_at),
    created_at: isoTime(notice.created_at),
  };
}

export const noticeRoutes: readonly Route[] = [
  signedInRoute(calls.notices, async (input, { context: { store, clock }, session }) => {
    const page = pageOf(input);
    return pageAnswer(await noticesOf(store.db, session.customerId, clock.now(), page), noticeRow);
  }),
  figuresRoute(calls.unreadNotices, unreadNoticeFigures, async (count) =>
    ok({ unread_count: count }),
  ),
  signedInRoute(
    calls.readNotices,
    async ({ id, and_older: andOlder }, { context: { store, clock }, session }) => {
      const request = { noticeId: id, andOlder, now: clock.now() };
      return (await markNoticesRead(store.db, session.customerId, request))
        ? ok()
        : no('not-found');
    },
  ),
];
