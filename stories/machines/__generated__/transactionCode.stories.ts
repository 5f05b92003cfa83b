// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { transactionCode } from '../scenarios/transactionCode.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Transaction code', id: 'machines-transactioncode' };

export const StepThrough = { tags: ['!test'], ...stepperOf(transactionCode) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(transactionCode) };

export const Entering = { name: 'entering', ...inState(transactionCode, 'entering') };

export const Confirming = { name: 'confirming', ...inState(transactionCode, 'confirming') };

export const Authenticating = { name: 'authenticating', ...inState(transactionCode, 'authenticating') };

export const Saving = { name: 'saving', ...inState(transactionCode, 'saving') };

export const Refused = { name: 'refused', ...inState(transactionCode, 'refused') };

export const Failed = { name: 'failed', ...inState(transactionCode, 'failed') };

export const Saved = { name: 'saved', ...inState(transactionCode, 'saved') };
