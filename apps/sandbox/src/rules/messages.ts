import { checkMessage } from '@corro/domain';
import { addJob, addMessage, hasJob, markCasesAnswered, type Trx } from '../store/index.ts';
import { no, ok } from './answer.ts';
import { withIdempotency, type Keyed } from './idempotency.ts';
import type { JobHandler, RuleContext } from './ruleContext.ts';

/** How long the agent takes. */
const replyAfterMs = 20_000;

/** Keeps a customer's message, once for its key, and has it answered after a while. */
export function sendMessage(
  context: RuleContext,
  customerId: string,
  text: string,
  keyed: Keyed,
): Promise<string> {
  // A message is not an order: it does not matter how late it comes.
  const call = { ...keyed, ageMs: 0, customerId, asked: ['send-message', text] } as const;
  return withIdempotency(context, call, async () => {
    const [problem] = checkMessage(text);
    return async (trx) => {
      if (problem?.code === 'message-required') return no('empty-message');
      if (problem !== undefined) return no(problem.code);
      await keepMessage(trx, {
        customerId,
        text,
        key: keyed.key,
        caseNumber: null,
        at: context.clock.now(),
      });
      return ok();
    };
  });
}

/** What a customer has written. */
export interface Sent {
  customerId: string;
  text: string;
  key: string;
  /** Of the case that it opens; null for any other message. */
  caseNumber: string | null;
  /** Epoch milliseconds. */
  at: number;
}

/** Keeps it in the chat, and has it answered after a while. */
export async function keepMessage(
  trx: Trx,
  { customerId, text, key, caseNumber, at }: Sent,
): Promise<void> {
  const subject = await addMessage(trx, {
    customerId,
    author: 'customer',
    text,
    clientKey: key,
    caseNumber,
    at,
  });
  // One answer to what is written in one go.
  if (!(await hasJob(trx, customerId, 'agent-reply'))) {
    await addJob(trx, { customerId, kind: 'agent-reply', subject, dueAt: at + replyAfterMs });
  }
}

/**
 * What the agent says to everything, in the language of most customers: no call is under way when it is written,
 * so that no language is known.
 */
const text =
  'Gracias por escribirnos. Esta es una respuesta automática de la demostración: aquí no hay ' +
  'personas que atiendan ni dinero real.';

/** The agent writes, at the time that it was due, and has answered every case that was open. */
export const agentReply: JobHandler = async (trx, { customerId, dueAt }) => {
  await addMessage(trx, {
    customerId,
    author: 'agent',
    text,
    clientKey: null,
    caseNumber: null,
    at: dueAt,
  });
  await markCasesAnswered(trx, customerId);
};
