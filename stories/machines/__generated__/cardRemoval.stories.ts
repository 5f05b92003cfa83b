// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { cardRemoval } from '../scenarios/cardRemoval.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Card removal · Baja de cuenta bancaria', id: 'machines-cardremoval' };

export const StepThrough = { tags: ['!test'], ...stepperOf(cardRemoval) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(cardRemoval) };

export const Editing = { name: "The customer fills in the form", ...inState(cardRemoval, 'editing') };

export const Submitting = { name: "Removing the card", ...inState(cardRemoval, 'submitting') };

export const Reconciling = { name: "Finding out whether it arrived", ...inState(cardRemoval, 'reconciling') };

export const Done = { name: "The card is removed", ...inState(cardRemoval, 'done') };
