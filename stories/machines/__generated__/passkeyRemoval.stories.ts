// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { passkeyRemoval } from '../scenarios/passkeyRemoval.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Passkey removal · Baja de llave de acceso', id: 'machines-passkeyremoval' };

export const StepThrough = { tags: ['!test'], ...stepperOf(passkeyRemoval) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(passkeyRemoval) };

export const Editing = { name: "The customer fills in the form", ...inState(passkeyRemoval, 'editing') };

export const Submitting = { name: "Removing the passkey", ...inState(passkeyRemoval, 'submitting') };

export const Reconciling = { name: "Finding out whether it arrived", ...inState(passkeyRemoval, 'reconciling') };

export const Done = { name: "The passkey is removed", ...inState(passkeyRemoval, 'done') };
