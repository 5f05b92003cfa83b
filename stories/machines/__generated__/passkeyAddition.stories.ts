// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { passkeyAddition } from '../scenarios/passkeyAddition.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Passkey addition · Alta de llave de acceso', id: 'machines-passkeyaddition' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(passkeyAddition) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(passkeyAddition) };

export const Editing = { name: "The customer fills in the form · El cliente llena el formulario", ...inState(passkeyAddition, 'editing') };

export const Submitting = { name: "Creating the passkey · Se crea la llave de acceso", ...inState(passkeyAddition, 'submitting') };

export const Done = { name: "The passkey is created · La llave de acceso está creada", ...inState(passkeyAddition, 'done') };
