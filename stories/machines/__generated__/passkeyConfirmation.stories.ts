// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { passkeyConfirmation } from '../scenarios/passkeyConfirmation.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Passkey confirmation · Confirmación con llave de acceso', id: 'machines-passkeyconfirmation' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(passkeyConfirmation) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(passkeyConfirmation) };

export const ReadyIdle = { name: "Nothing is asked yet · Aún no se pide nada", ...inState(passkeyConfirmation, 'ready.idle') };

export const ReadyRefused = { name: "The confirmation was refused · La confirmación fue rechazada", ...inState(passkeyConfirmation, 'ready.refused') };

export const ReadyFailed = { name: "The confirmation failed · La confirmación falló", ...inState(passkeyConfirmation, 'ready.failed') };

export const Signing = { name: "The device asks for the passkey · El dispositivo pide la llave", ...inState(passkeyConfirmation, 'signing') };
