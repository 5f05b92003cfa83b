// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { sessionEnding } from '../scenarios/sessionEnding.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Session ending · Cierre de otra sesión', id: 'machines-sessionending' };

export const StepThrough = { tags: ['!test'], ...stepperOf(sessionEnding) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(sessionEnding) };

export const Editing = { name: "The customer fills in the form", ...inState(sessionEnding, 'editing') };

export const Submitting = { name: "Ending the chosen session", ...inState(sessionEnding, 'submitting') };

export const Reconciling = { name: "Finding out whether it arrived", ...inState(sessionEnding, 'reconciling') };

export const Done = { name: "The session has ended", ...inState(sessionEnding, 'done') };
