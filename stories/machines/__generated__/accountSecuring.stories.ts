// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { accountSecuring } from '../scenarios/accountSecuring.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Account securing · Protección de la cuenta', id: 'machines-accountsecuring' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(accountSecuring) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(accountSecuring) };

export const Editing = { name: "The customer fills in the form · El cliente llena el formulario", ...inState(accountSecuring, 'editing') };

export const Submitting = { name: "Securing the account · Se protege la cuenta", ...inState(accountSecuring, 'submitting') };

export const Reconciling = { name: "Finding out whether it arrived · Se averigua si llegó lo enviado", ...inState(accountSecuring, 'reconciling') };

export const Done = { name: "The account is secured · La cuenta está protegida", ...inState(accountSecuring, 'done') };
