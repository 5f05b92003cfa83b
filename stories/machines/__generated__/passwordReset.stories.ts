// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { passwordReset } from '../scenarios/passwordReset.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Password reset · Contraseña olvidada', id: 'machines-passwordreset' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(passwordReset) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(passwordReset) };

export const Editing = { name: "The customer fills in the form · El cliente llena el formulario", ...inState(passwordReset, 'editing') };

export const SubmittingSending = { name: "The data are being sent · Se envían los datos", ...inState(passwordReset, 'submitting.sending') };

export const SubmittingChecking = { name: "A challenge is being solved · Se resuelve una prueba contra robots", ...inState(passwordReset, 'submitting.checking') };

export const Done = { name: "The password is reset · La contraseña está restablecida", ...inState(passwordReset, 'done') };
