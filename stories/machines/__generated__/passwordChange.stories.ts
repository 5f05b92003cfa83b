// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { passwordChange } from '../scenarios/passwordChange.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Password change · Cambio de contraseña', id: 'machines-passwordchange' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(passwordChange) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(passwordChange) };

export const Editing = { name: "The customer fills in the form · El cliente llena el formulario", ...inState(passwordChange, 'editing') };

export const Submitting = { name: "Changing the password · Se cambia la contraseña", ...inState(passwordChange, 'submitting') };

export const Done = { name: "The password is changed · La contraseña está cambiada", ...inState(passwordChange, 'done') };
