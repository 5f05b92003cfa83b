import { checkMessage } from '@corro/domain';
import { addJob, addMessage, hasJob, markCasesAnswered, type Trx } from '../store/index.ts';
import { refuseTooMany } from './admission.ts';
import { no, ok } from './answer.ts';
import { messagesOfCustomer } from './attemptLimits.ts';
import { withIdempotency, type KeyedInput } from './idempotency.ts';
import type { JobHandler, RuleContext } from './ruleContext.ts';

const replyAfterMs = 20_000;

/** Stores a message once per key and schedules the reply. */
export function sendMessage(
  context: RuleContext,
  customerId: string,
  text: string,
  keyed: KeyedInput,
): Promise<string> {
  // A message never becomes too old, unlike an order.
  const ageless = { ...keyed, ageMs: 0 };
  return withIdempotency(context, customerId, ageless, ['send-message', text], async () => {
    const [problem] = checkMessage(text);
    return async (trx) => {
      if (problem?.code === 'message-required') return no('empty-message');
      if (problem !== undefined) return no(problem.code);
      const at = context.clock.now();
      const refusal = await refuseTooMany(trx, messagesOfCustomer(customerId), at);
      if (refusal !== null) return refusal;
      await storeMessage(trx, { customerId, text, key: keyed.key, caseNumber: null, at });
      return ok();
    };
  });
}

export interface SentMessage {
  customerId: string;
  text: string;
  key: string;
  /** Number of the case that the message opens. */
  caseNumber: string | null;
  at: number;
}

/** Stores a message and schedules the reply. */
export async function storeMessage(
  trx: Trx,
  { customerId, text, key, caseNumber, at }: SentMessage,
): Promise<void> {
  const message = { customerId, author: 'customer', text, clientKey: key, caseNumber, at } as const;
  const subject = await addMessage(trx, message);
  // A pending reply answers all messages before it.
  if (!(await hasJob(trx, customerId, 'agent-reply'))) {
    await addJob(trx, { customerId, kind: 'agent-reply', subject, dueAt: at + replyAfterMs });
  }
}

/**
 * The automatic reply. It is in Spanish, because no call is running when it is written, so the
 * customer's language is unknown.
 */
const replyText =
  'Gracias por escribirnos. Esta es una respuesta automática de la demostración: aquí no hay ' +
  'personas que atiendan ni dinero real.';

/** Writes the reply at its due time and marks open cases as answered. */
export const agentReply: JobHandler = async (trx, { customerId, dueAt }) => {
  await addMessage(trx, { customerId, author: 'agent', text: replyText, at: dueAt });
  await markCasesAnswered(trx, customerId);
};
