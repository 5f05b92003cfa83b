import { queryOptions } from '@tanstack/react-query';
import type { CorroClient } from '../createClient.ts';
import { keptAs } from './kept.ts';
import { type Poll, asked } from './polling.ts';

export function messageQueries({ messages }: CorroClient, poll: Poll) {
  return {
    /** The chat, oldest first; reading it marks it as read. */
    messages: () =>
      queryOptions({
        queryKey: ['messages'],
        queryFn: ({ signal }) => messages.list({ signal }),
        ...poll('chat'),
        // What was read ahead is there, but whoever opens the chat reads it.
        refetchOnMount: 'always',
        ...keptAs('cached_messages'),
      }),

    /** The chat, read at the start for later: whoever opens it finds it there, and it stays unread. */
    messagesAhead: () =>
      queryOptions({
        queryKey: ['messages'],
        queryFn: ({ signal }) => messages.peek({ signal }),
        ...asked,
        ...keptAs('cached_messages'),
      }),

    /** How many messages wait to be read. */
    unreadCount: () =>
      queryOptions({
        queryKey: ['unreadCount'],
        queryFn: ({ signal }) => messages.unreadCount({ signal }),
        ...poll('unreadCount'),
      }),
  };
}
