import { ok } from '../rules/answer.ts';
import { sendMessage } from '../rules/messages.ts';
import { messagesOf, unreadMessageFigures } from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { figuresRoute, signedInRoute, keyedRoute, type Route } from '../http/route.ts';
import { messageRow } from './rows.ts';

/** The call has no pages; it returns the newest messages. */
const maxMessages = 200;

export const messageRoutes: readonly Route[] = [
  signedInRoute(calls.messages, async ({ peek }, { context, session }) => {
    const rows = await messagesOf(context.store.db, session.customerId, {
      limit: maxMessages,
      peek: peek !== undefined,
    });
    return ok({ rows: rows.map(messageRow), count: rows.length });
  }),
  keyedRoute(calls.sendMessage, ({ message }, { context, session, idempotency }) =>
    sendMessage(context, session.customerId, message, idempotency),
  ),
  figuresRoute(calls.unreadCount, unreadMessageFigures, async (count) =>
    ok({ unread_count: count }),
  ),
];
