import { type Entity, type Member, at, entity } from './codec.ts';
import { anyText, optionalFlag, optionalId, optionalText } from './text.ts';
import { optionalTime } from './times.ts';

type Author = 'customer' | 'agent';

/** Words and fields that servers use for the author; the specification defines none. */
const customerWords = new Set(['customer', 'user', 'client', 'member', 'self', 'me', 'mine']);
const agentWords = new Set(['agent', 'admin', 'staff', 'service', 'support', 'operator', 'system']);
const authorFields = ['from', 'sender', 'sender_type', 'role', 'author', 'type'];
const customerFlags = ['is_customer', 'is_user', 'is_self', 'is_me', 'mine'];
const agentFlags = ['is_agent', 'is_admin', 'is_staff', 'is_service'];

/** A message with a client key was sent by the customer. */
const author: Member<Author | null, 'from' | 'client_key'> = {
  read(row) {
    const authorWords = authorFields.map((field) =>
      optionalText.decode(row[field], '')?.toLowerCase(),
    );
    const says = (words: ReadonlySet<string>) =>
      authorWords.some((field) => words.has(field?.trim() ?? ''));
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
  id: at('id', optionalId),
  /** Null where the upstream does not report the author. */
  author,
  /** Plain text with line breaks. */
  text: at('message', anyText),
  createdAt: at('created_at', optionalTime),
  /** Idempotency-Key; null for an agent's message or where the upstream does not store it. */
  clientKey: at('client_key', optionalText),
  /** Number of the case that the message opened; null for other messages. */
  caseNumber: at('case_no', optionalId),
});

/** A chat message, identified by `id`. `createdAt` is epoch milliseconds. */
export interface ChatMessage extends Entity<typeof message> {}
