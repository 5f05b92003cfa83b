import { caseSubjects, operationKinds } from '@corro/domain';
import { type Entity, at, entity } from './codec.ts';
import { optionalDecimal } from './numbers.ts';
import { optionalId, optionalText } from './text.ts';
import { optionalTime } from './times.ts';
import { optionalOneOf } from './status.ts';

export const customerCase = entity('Case', {
  /** By which customer and operator speak of it; null where the upstream does not say. */
  caseNumber: at('no', optionalId),
  /** What its operation is; null where the upstream has another word for it. */
  kind: at('kind', optionalOneOf(...operationKinds)),
  /** Of its operation: the number that its records carry, or the id of a movement. */
  operationNumber: at('operation_no', optionalId),
  /** What was bought, sold or applied for; null for money alone. */
  name: at('name', optionalText),
  /** What the operation came to, US dollars. */
  amount: at('amount', optionalDecimal),
  /** What it is about; null where the upstream has another word for it. */
  subject: at('subject', optionalOneOf(...caseSubjects)),
  /** What the customer wrote with it; null for nothing. */
  message: at('message', optionalText),
  /** How far it has come; null where the upstream has another word for it. */
  state: at('state', optionalOneOf('open', 'answered', 'closed')),
  /** Epoch milliseconds. */
  createdAt: at('created_at', optionalTime),
});

/** A customer's question to customer service about one operation. Amounts are decimal text in US dollars. */
export interface CustomerCase extends Entity<typeof customerCase> {}
