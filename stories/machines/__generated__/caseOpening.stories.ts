// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { caseOpening } from '../scenarios/caseOpening.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Case opening · Apertura de un caso', id: 'machines-caseopening' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(caseOpening) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(caseOpening) };

export const Editing = { name: "The customer fills in the form · El cliente llena el formulario", ...inState(caseOpening, 'editing') };

export const Submitting = { name: "Opening the case · Se abre el caso", ...inState(caseOpening, 'submitting') };

export const Reconciling = { name: "Finding out whether it arrived · Se averigua si llegó lo enviado", ...inState(caseOpening, 'reconciling') };

export const Done = { name: "The case is open · El caso está abierto", ...inState(caseOpening, 'done') };
