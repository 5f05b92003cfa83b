// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { passwordChange } from '../scenarios/passwordChange.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Password change', id: 'machines-passwordchange' };

export const StepThrough = { tags: ['!test'], ...stepperOf(passwordChange) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(passwordChange) };

export const Editing = { name: 'editing', ...inState(passwordChange, 'editing') };

export const Submitting = { name: 'submitting', ...inState(passwordChange, 'submitting') };

export const Done = { name: 'done', ...inState(passwordChange, 'done') };
