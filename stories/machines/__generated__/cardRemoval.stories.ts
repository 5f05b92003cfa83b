// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { cardRemoval } from '../scenarios/cardRemoval.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Card removal · Baja de cuenta bancaria', id: 'machines-cardremoval' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(cardRemoval) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(cardRemoval) };

export const Editing = { name: "The customer fills in the form · El cliente llena el formulario", ...inState(cardRemoval, 'editing') };

export const Submitting = { name: "Removing the card · Se quita la tarjeta", ...inState(cardRemoval, 'submitting') };

export const Reconciling = { name: "Finding out whether it arrived · Se averigua si llegó lo enviado", ...inState(cardRemoval, 'reconciling') };

export const Done = { name: "The card is removed · La tarjeta está quitada", ...inState(cardRemoval, 'done') };
