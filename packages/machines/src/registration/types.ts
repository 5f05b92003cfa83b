import type { RegistrationInput } from '@corro/domain';
import type { FormFlowEvent } from '../formFlow/index.ts';

/** What is sent: the confirmation stays on the page. */
export type Registration = Omit<RegistrationInput, 'confirmation'>;

export type RegistrationEvent = FormFlowEvent<RegistrationInput>;
