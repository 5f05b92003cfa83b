// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { cardForm } from '../scenarios/cardForm.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Card form · Alta o cambio de cuenta bancaria', id: 'machines-cardform' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(cardForm) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(cardForm) };

export const Editing = { name: "The customer fills in the form · El cliente llena el formulario", ...inState(cardForm, 'editing') };

export const Submitting = { name: "Saving the card · Se guarda la tarjeta", ...inState(cardForm, 'submitting') };

export const Reconciling = { name: "Finding out whether it arrived · Se averigua si llegó lo enviado", ...inState(cardForm, 'reconciling') };

export const Done = { name: "The card is saved · La tarjeta está guardada", ...inState(cardForm, 'done') };
