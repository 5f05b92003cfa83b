import { type Entity, type Member, at, entity } from './codec.ts';
import { anyText, optionalFlag, optionalId, optionalText } from './text.ts';
import { optionalTime } from './times.ts';

type Author = 'customer' | 'agent';

/** What servers call the two, and where they say it: the specification shows neither. */
const customerWords = new Set(['customer', 'user', 'client', 'member', 'self', 'me', 'mine']);
const agentWords = new Set(['agent', 'admin', 'staff', 'service', 'support', 'operator', 'system']);
const authorFields = ['from', 'sender', 'sender_type', 'role', 'author', 'type'];
const customerFlags = ['is_customer', 'is_user', 'is_self', 'is_me', 'mine'];
const agentFlags = ['is_agent', 'is_admin', 'is_staff', 'is_service'];

/** What was sent with a key is the customer's, whether or not the upstream says so. */
const author: Member<Author | null, 'from' | 'client_key'> = {
  read(row) {
    const said = authorFields.map((field) => optionalText.decode(row[field], '')?.toLowerCase());
    const says = (words: ReadonlySet<string>) => said.some((one) => words.has(one?.trim() ?? ''));
    const has = (flags: readonly string[], flag: boolean) =>
      flags.some((field) => optionalFlag.decode(row[field], '') === flag);
    const isSentWithKey = optionalText.decode(row['client_key'], '') !== null;
    if (isSentWithKey || says(customerWords) || has(customerFlags, true)) return 'customer';
    if (says(agentWords) || has(agentFlags, true) || has(customerFlags, false)) return 'agent';
    return has(agentFlags, false) ? 'customer' : null;
  },
  write: (value, row) => Object.assign(row, value === null ? {} : { from: value }),
};

export const message = entity('Message', {
  /** Of the message. */
  id: at('id', optionalId),
  /** Who wrote it; null where the upstream does not tell. */
  author,
  /** With the line breaks that it was written with. */
  text: at('message', anyText),
  /** Epoch milliseconds. */
  createdAt: at('created_at', optionalTime),
  /** The key that it was sent with; null for the agent's, and where the upstream does not tell. */
  clientKey: at('client_key', optionalText),
  /** Of the case that it opened; null for any other message. */
  caseNumber: at('case_no', optionalId),
});

/** A message of the chat with customer service: plain text, whatever it looks like. */
export interface ChatMessage extends Entity<typeof message> {}
