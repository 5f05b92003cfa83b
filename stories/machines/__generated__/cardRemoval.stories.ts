// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { cardRemoval } from '../scenarios/cardRemoval.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Card removal', id: 'machines-cardremoval' };

export const StepThrough = { tags: ['!test'], ...stepperOf(cardRemoval) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(cardRemoval) };

export const Editing = { name: 'editing', ...inState(cardRemoval, 'editing') };

export const Submitting = { name: 'submitting', ...inState(cardRemoval, 'submitting') };

export const Reconciling = { name: 'reconciling', ...inState(cardRemoval, 'reconciling') };

export const Done = { name: 'done', ...inState(cardRemoval, 'done') };
