// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { cardForm } from '../scenarios/cardForm.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Card form', id: 'machines-cardform' };

export const StepThrough = { tags: ['!test'], ...stepperOf(cardForm) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(cardForm) };

export const Editing = { name: 'editing', ...inState(cardForm, 'editing') };

export const Submitting = { name: 'submitting', ...inState(cardForm, 'submitting') };

export const Reconciling = { name: 'reconciling', ...inState(cardForm, 'reconciling') };

export const Done = { name: 'done', ...inState(cardForm, 'done') };
