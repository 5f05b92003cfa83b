// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { transactionCode } from '../scenarios/transactionCode.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Transaction code · NIP de operaciones', id: 'machines-transactioncode' };

export const StepThrough = { tags: ['!test'], ...stepperOf(transactionCode) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(transactionCode) };

export const Entering = { name: "The customer enters the code", ...inState(transactionCode, 'entering') };

export const Confirming = { name: "Enters it again", ...inState(transactionCode, 'confirming') };

export const Authenticating = { name: "Proves who they are", ...inState(transactionCode, 'authenticating') };

export const Saving = { name: "The code is being saved", ...inState(transactionCode, 'saving') };

export const Refused = { name: "The code was refused", ...inState(transactionCode, 'refused') };

export const Failed = { name: "It is unknown whether it was saved", ...inState(transactionCode, 'failed') };

export const Saved = { name: "The code is saved", ...inState(transactionCode, 'saved') };
