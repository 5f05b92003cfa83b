// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { caseOpening } from '../scenarios/caseOpening.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Case opening · Apertura de un caso', id: 'machines-caseopening' };

export const StepThrough = { tags: ['!test'], ...stepperOf(caseOpening) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(caseOpening) };

export const Editing = { name: "The customer fills in the form", ...inState(caseOpening, 'editing') };

export const Submitting = { name: "Opening the case", ...inState(caseOpening, 'submitting') };

export const Reconciling = { name: "Finding out whether it arrived", ...inState(caseOpening, 'reconciling') };

export const Done = { name: "The case is open", ...inState(caseOpening, 'done') };
