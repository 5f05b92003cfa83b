import { addMessage } from '../../store/index.ts';
import type { JobHandler } from './handler.ts';

/**
 * What the agent says to everything. The wire does not tell the customer's language: it is that of
 * most customers.
 */
const text =
  'Gracias por escribirnos. Esta es una respuesta automática de la demostración: aquí no hay ' +
  'personas que atiendan ni dinero real.';

/** The agent writes, at the time that it was due. */
export const agentReply: JobHandler = async (trx, { customerId, dueAt }) => {
  await addMessage(trx, { customerId, author: 'agent', text, clientKey: null, at: dueAt });
};
