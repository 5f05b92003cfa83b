// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { passkeyNaming } from '../scenarios/passkeyNaming.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Passkey naming · Nombre de una llave de acceso', id: 'machines-passkeynaming' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(passkeyNaming) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(passkeyNaming) };

export const Editing = { name: "The customer fills in the form · El cliente llena el formulario", ...inState(passkeyNaming, 'editing') };

export const Submitting = { name: "Saving the name of the passkey · Se guarda el nombre de la llave", ...inState(passkeyNaming, 'submitting') };

export const Reconciling = { name: "Finding out whether it arrived · Se averigua si llegó lo enviado", ...inState(passkeyNaming, 'reconciling') };

export const Done = { name: "The name is saved · El nombre está guardado", ...inState(passkeyNaming, 'done') };
