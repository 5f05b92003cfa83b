// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { passkeyRemoval } from '../scenarios/passkeyRemoval.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Passkey removal · Baja de llave de acceso', id: 'machines-passkeyremoval' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(passkeyRemoval) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(passkeyRemoval) };

export const Editing = { name: "The customer fills in the form · El cliente llena el formulario", ...inState(passkeyRemoval, 'editing') };

export const Submitting = { name: "Removing the passkey · Se quita la llave de acceso", ...inState(passkeyRemoval, 'submitting') };

export const Reconciling = { name: "Finding out whether it arrived · Se averigua si llegó lo enviado", ...inState(passkeyRemoval, 'reconciling') };

export const Done = { name: "The passkey is removed · La llave de acceso está quitada", ...inState(passkeyRemoval, 'done') };
