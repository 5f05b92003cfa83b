import { type Entity, type Member, at, entity } from './codec.ts';
import { anyText, id, optionalText } from './text.ts';
import { time } from './times.ts';

type Author = 'customer' | 'agent';

/** What was sent with a key is the customer's, whether or not the upstream says so. */
const author: Member<Author, 'from' | 'client_key'> = {
  read({ from, client_key: key }) {
    return from === 'customer' || optionalText.decode(key, '') !== null ? 'customer' : 'agent';
  },
  write: (value, row) => Object.assign(row, { from: value }),
};

export const message = entity('Message', {
  /** Of the message. */
  id: at('id', id),
  /** Who wrote it. */
  author,
  /** With the line breaks that it was written with. */
  text: at('message', anyText),
  /** Epoch milliseconds. */
  createdAt: at('created_at', time),
  /** The key that it was sent with; null for the agent's, and where the upstream does not tell. */
  clientKey: at('client_key', optionalText),
});

/** A message of the chat with customer service: plain text, whatever it looks like. */
export interface ChatMessage extends Entity<typeof message> {}
