import { checkMessage } from '@corro/domain';
import { addJob, addMessage, hasJob, type Trx } from '../store/index.ts';
import { no, ok, type Answer } from './answer.ts';
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
      return keep(trx, { customerId, text, key: keyed.key, at: context.clock.now() });
    };
  });
}

interface Sent {
  customerId: string;
  text: string;
  key: string;
  at: number;
}

async function keep(trx: Trx, { customerId, text, key, at }: Sent): Promise<Answer> {
  const subject = await addMessage(trx, {
    customerId,
    author: 'customer',
    text,
    clientKey: key,
    at,
  });
  // One answer to what is written in one go.
  if (!(await hasJob(trx, customerId, 'agent-reply'))) {
    await addJob(trx, { customerId, kind: 'agent-reply', subject, dueAt: at + replyAfterMs });
  }
  return ok();
}

/**
 * What the agent says to everything, in the language of most customers: no call is under way when it is written,
 * so that no language is known.
 */
const text =
  'Gracias por escribirnos. Esta es una respuesta automática de la demostración: aquí no hay ' +
  'personas que atiendan ni dinero real.';

/** The agent writes, at the time that it was due. */
export const agentReply: JobHandler = async (trx, { customerId, dueAt }) => {
  await addMessage(trx, { customerId, author: 'agent', text, clientKey: null, at: dueAt });
};
