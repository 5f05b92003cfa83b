// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { passkeyConfirmation } from '../scenarios/passkeyConfirmation.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Passkey confirmation · Confirmación con llave de acceso', id: 'machines-passkeyconfirmation' };

export const StepThrough = { tags: ['!test'], ...stepperOf(passkeyConfirmation) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(passkeyConfirmation) };

export const ReadyIdle = { name: "Nothing is asked yet", ...inState(passkeyConfirmation, 'ready.idle') };

export const ReadyRefused = { name: "The confirmation was refused", ...inState(passkeyConfirmation, 'ready.refused') };

export const ReadyFailed = { name: "The confirmation failed", ...inState(passkeyConfirmation, 'ready.failed') };

export const Signing = { name: "The device asks for the passkey", ...inState(passkeyConfirmation, 'signing') };
