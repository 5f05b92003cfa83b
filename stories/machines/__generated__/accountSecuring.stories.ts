// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { accountSecuring } from '../scenarios/accountSecuring.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Account securing', id: 'machines-accountsecuring' };

export const StepThrough = { tags: ['!test'], ...stepperOf(accountSecuring) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(accountSecuring) };

export const Editing = { name: 'editing', ...inState(accountSecuring, 'editing') };

export const Submitting = { name: 'submitting', ...inState(accountSecuring, 'submitting') };

export const Reconciling = { name: 'reconciling', ...inState(accountSecuring, 'reconciling') };

export const Done = { name: 'done', ...inState(accountSecuring, 'done') };
