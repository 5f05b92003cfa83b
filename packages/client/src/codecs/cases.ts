import { caseSubjects, operationKinds } from '@corro/domain';
import { type Entity, at, entity } from './codec.ts';
import { optionalDecimal } from './numbers.ts';
import { optionalId, optionalText } from './text.ts';
import { optionalTime } from './times.ts';
import { optionalOneOf } from './status.ts';

export const customerCase = entity('Case', {
  /** Number by which customer and operator refer to the case. */
  caseNumber: at('no', optionalId),
  /** Operation type; null for an unknown word. */
  kind: at('kind', optionalOneOf(...operationKinds)),
  /** Record number of the operation, or the id of a change of the balance. */
  operationNumber: at('operation_no', optionalId),
  /** Name of the instrument or fund; null for an operation with money only. */
  name: at('name', optionalText),
  /** US dollars. */
  amount: at('amount', optionalDecimal),
  /** Subject; null for an unknown word. */
  subject: at('subject', optionalOneOf(...caseSubjects)),
  /** Text of the customer; null for none. */
  message: at('message', optionalText),
  /** Progress; null for an unknown word. */
  state: at('state', optionalOneOf('open', 'answered', 'closed')),
  createdAt: at('created_at', optionalTime),
});

/** A customer's question about one operation. `createdAt` is epoch milliseconds. */
export interface CustomerCase extends Entity<typeof customerCase> {}
