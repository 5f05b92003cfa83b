import { ok } from '../rules/answer.ts';
import { sendMessage } from '../rules/messages.ts';
import { messagesOf, unreadOf } from '../store/index.ts';
import { inputs } from './__generated__/inputs.ts';
import { closed, keyed, nothing, type Route } from './route.ts';
import { messageRow } from './rows.ts';

/** The call has no pages: this many of the newest messages are a chat. */
const mostMessages = 200;

/** Customer service. */
export const messageRoutes: readonly Route[] = [
  closed(
    'GET',
    '/stock/success/user_message/list-message',
    inputs.messages,
    async ({ peek }, { context, session }) => {
      const rows = await messagesOf(context.store.db, session.customerId, {
        most: mostMessages,
        peek: peek !== undefined,
      });
      return ok({ rows: rows.map(messageRow), count: rows.length });
    },
  ),
  keyed(
    '/stock/success/user_message/send',
    inputs.sendMessage,
    ({ message }, { context, session, keyed: given }) =>
      sendMessage(context, session.customerId, message, given),
  ),
  closed(
    'GET',
    '/stock/success/user_message/unread-count',
    nothing,
    async (_, { context, session }) =>
      ok({ unread_count: await unreadOf(context.store.db, session.customerId) }),
  ),
];
