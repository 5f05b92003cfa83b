// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { transactionCode } from '../scenarios/transactionCode.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Transaction code · NIP de operaciones', id: 'machines-transactioncode' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(transactionCode) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(transactionCode) };

export const Entering = { name: "The customer enters the code · El cliente escribe el código", ...inState(transactionCode, 'entering') };

export const Confirming = { name: "Enters it again · Lo escribe otra vez", ...inState(transactionCode, 'confirming') };

export const Authenticating = { name: "Proves who they are · Prueba que es él", ...inState(transactionCode, 'authenticating') };

export const Saving = { name: "The code is being saved · Se guarda el código", ...inState(transactionCode, 'saving') };

export const Refused = { name: "The code was refused · El código fue rechazado", ...inState(transactionCode, 'refused') };

export const Failed = { name: "It is unknown whether it was saved · No se sabe si se guardó", ...inState(transactionCode, 'failed') };

export const Saved = { name: "The code is saved · El código está guardado", ...inState(transactionCode, 'saved') };
