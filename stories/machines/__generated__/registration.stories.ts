// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { registration } from '../scenarios/registration.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Registration · Registro', id: 'machines-registration' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(registration) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(registration) };

export const EditingContact = { name: "Enters the phone number · Escribe su teléfono", ...inState(registration, 'editing.contact') };

export const EditingPassword = { name: "Chooses a password · Elige su contraseña", ...inState(registration, 'editing.password') };

export const EditingConsent = { name: "Accepts the terms · Acepta las condiciones", ...inState(registration, 'editing.consent') };

export const SubmittingSending = { name: "The data are being sent · Se envían los datos", ...inState(registration, 'submitting.sending') };

export const SubmittingChecking = { name: "A challenge is being solved · Se resuelve una prueba contra robots", ...inState(registration, 'submitting.checking') };

export const SubmittingLoggingIn = { name: "Logging in · Se inicia la sesión", ...inState(registration, 'submitting.loggingIn') };

export const LoggedIn = { name: "The account is created and logged in · La cuenta está creada y la sesión iniciada", ...inState(registration, 'loggedIn') };

export const Done = { name: "The account is created · La cuenta está creada", ...inState(registration, 'done') };
