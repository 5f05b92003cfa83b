import type { MessageId } from './types.ts';

/**
 * What `t` takes: the id of a sentence, in the form that `formatjs extract` reads out of the sources.
 *
 * @example t({ id: 'login.title' })
 */
export interface MessageDescriptor {
  readonly id: MessageId;
}

/**
 * Declares a message that is shown elsewhere: `formatjs extract` finds calls of this function by its name
 * and reads their argument.
 */
export function defineMessage<const Message extends MessageDescriptor>(message: Message): Message {
  return message;
}

/**
 * The sentences of a family, each by the value that it is said of.
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
