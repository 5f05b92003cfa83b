// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { registration } from '../scenarios/registration.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Registration · Registro', id: 'machines-registration' };

export const StepThrough = { tags: ['!test'], ...stepperOf(registration) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(registration) };

export const EditingContact = { name: "Enters the phone number", ...inState(registration, 'editing.contact') };

export const EditingPassword = { name: "Chooses a password", ...inState(registration, 'editing.password') };

export const EditingConsent = { name: "Accepts the terms", ...inState(registration, 'editing.consent') };

export const SubmittingSending = { name: "The data are being sent", ...inState(registration, 'submitting.sending') };

export const SubmittingChecking = { name: "A challenge is being solved", ...inState(registration, 'submitting.checking') };

export const SubmittingLoggingIn = { name: "Logging in", ...inState(registration, 'submitting.loggingIn') };

export const LoggedIn = { name: "The account is created and logged in", ...inState(registration, 'loggedIn') };

export const Done = { name: "The account is created", ...inState(registration, 'done') };
