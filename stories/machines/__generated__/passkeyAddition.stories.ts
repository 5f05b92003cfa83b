// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { passkeyAddition } from '../scenarios/passkeyAddition.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Passkey addition', id: 'machines-passkeyaddition' };

export const StepThrough = { tags: ['!test'], ...stepperOf(passkeyAddition) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(passkeyAddition) };

export const Editing = { name: 'editing', ...inState(passkeyAddition, 'editing') };

export const Submitting = { name: 'submitting', ...inState(passkeyAddition, 'submitting') };

export const Done = { name: 'done', ...inState(passkeyAddition, 'done') };
