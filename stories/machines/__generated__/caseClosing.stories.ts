// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { caseClosing } from '../scenarios/caseClosing.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Case closing', id: 'machines-caseclosing' };

export const StepThrough = { tags: ['!test'], ...stepperOf(caseClosing) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(caseClosing) };

export const Editing = { name: 'editing', ...inState(caseClosing, 'editing') };

export const Submitting = { name: 'submitting', ...inState(caseClosing, 'submitting') };

export const Reconciling = { name: 'reconciling', ...inState(caseClosing, 'reconciling') };

export const Done = { name: 'done', ...inState(caseClosing, 'done') };
