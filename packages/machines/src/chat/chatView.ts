import type { SnapshotFrom } from 'xstate';
import type { Failure, Refused } from '../outcome/index.ts';
import type { chatMachine } from './chatMachine.ts';
import type { Delivery, WrittenMessage } from './types.ts';

export type ChatSnapshot = SnapshotFrom<typeof chatMachine>;

/** A message on its way, as a screen shows it. */
export interface OutgoingView extends WrittenMessage {
  /** A failed one may be sent again or given up. */
  readonly status: 'sending' | 'sent' | 'failed';
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
}

export interface ChatView {
  /** What the chat as it was read does not show yet, in order. */
  readonly outgoing: readonly OutgoingView[];
}

const statusOf: Record<Delivery, OutgoingView['status']> = {
  queued: 'sending',
  sending: 'sending',
  unknown: 'sending',
  sent: 'sent',
  failed: 'failed',
};

/** What a screen shows of the messages on their way and may offer. */
export function chatView({ context }: ChatSnapshot): ChatView {
  return {
    outgoing: context.outgoing.map(({ key, text, writtenAt, delivery, refusal, failure }) => ({
      key,
      text,
      writtenAt,
      status: statusOf[delivery],
      refusal,
      failure,
    })),
  };
}
