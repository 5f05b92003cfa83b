// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { sessionEnding } from '../scenarios/sessionEnding.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Session ending · Cierre de otra sesión', id: 'machines-sessionending' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(sessionEnding) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(sessionEnding) };

export const Editing = { name: "The customer fills in the form · El cliente llena el formulario", ...inState(sessionEnding, 'editing') };

export const Submitting = { name: "Ending the chosen session · Se cierra la sesión elegida", ...inState(sessionEnding, 'submitting') };

export const Reconciling = { name: "Finding out whether it arrived · Se averigua si llegó lo enviado", ...inState(sessionEnding, 'reconciling') };

export const Done = { name: "The session has ended · La sesión está cerrada", ...inState(sessionEnding, 'done') };
