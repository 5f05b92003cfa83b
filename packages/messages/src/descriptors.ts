import type { MessageId } from './types.ts';

/**
 * Argument of `t`, in the form that `formatjs extract` reads from the sources.
 *
 * @example t({ id: 'login.title' })
 */
export interface MessageDescriptor {
  readonly id: MessageId;
}

/**
 * Declares a message that is shown elsewhere. `formatjs extract` finds calls by the name of this
 * function.
 */
export function defineMessage<const Message extends MessageDescriptor>(message: Message): Message {
  return message;
}

/**
 * Declares related messages, each under the value that selects it.
 *
 * @example
 * const tabs = defineMessages({ open: { id: 'ipo.tab.open' }, closed: { id: 'ipo.tab.closed' } });
 * t(tabs[tab]);
 */
export function defineMessages<const Messages extends Readonly<Record<string, MessageDescriptor>>>(
  messages: Messages,
): Messages {
  return messages;
}
