// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { caseClosing } from '../scenarios/caseClosing.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Case closing · Cierre de un caso', id: 'machines-caseclosing' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(caseClosing) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(caseClosing) };

export const Editing = { name: "The customer fills in the form · El cliente llena el formulario", ...inState(caseClosing, 'editing') };

export const Submitting = { name: "Closing the case · Se cierra el caso", ...inState(caseClosing, 'submitting') };

export const Reconciling = { name: "Finding out whether it arrived · Se averigua si llegó lo enviado", ...inState(caseClosing, 'reconciling') };

export const Done = { name: "The case is closed · El caso está cerrado", ...inState(caseClosing, 'done') };
