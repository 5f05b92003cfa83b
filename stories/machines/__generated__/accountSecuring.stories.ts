// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { accountSecuring } from '../scenarios/accountSecuring.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Account securing · Protección de la cuenta', id: 'machines-accountsecuring' };

export const StepThrough = { tags: ['!test'], ...stepperOf(accountSecuring) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(accountSecuring) };

export const Editing = { name: "The customer fills in the form", ...inState(accountSecuring, 'editing') };

export const Submitting = { name: "Securing the account", ...inState(accountSecuring, 'submitting') };

export const Reconciling = { name: "Finding out whether it arrived", ...inState(accountSecuring, 'reconciling') };

export const Done = { name: "The account is secured", ...inState(accountSecuring, 'done') };
