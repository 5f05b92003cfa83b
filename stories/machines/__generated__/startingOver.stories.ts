// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { startingOver } from '../scenarios/startingOver.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Starting over · Volver a empezar', id: 'machines-startingover' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(startingOver) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(startingOver) };

export const Editing = { name: "The customer fills in the form · El cliente llena el formulario", ...inState(startingOver, 'editing') };

export const Submitting = { name: "Starting over · Se empieza de nuevo", ...inState(startingOver, 'submitting') };

export const Reconciling = { name: "Finding out whether it arrived · Se averigua si llegó lo enviado", ...inState(startingOver, 'reconciling') };

export const Done = { name: "The account has started over · La cuenta empezó de nuevo", ...inState(startingOver, 'done') };
