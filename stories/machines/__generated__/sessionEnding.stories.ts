// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { sessionEnding } from '../scenarios/sessionEnding.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Session ending', id: 'machines-sessionending' };

export const StepThrough = { tags: ['!test'], ...stepperOf(sessionEnding) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(sessionEnding) };

export const Editing = { name: 'editing', ...inState(sessionEnding, 'editing') };

export const Submitting = { name: 'submitting', ...inState(sessionEnding, 'submitting') };

export const Reconciling = { name: 'reconciling', ...inState(sessionEnding, 'reconciling') };

export const Done = { name: 'done', ...inState(sessionEnding, 'done') };
