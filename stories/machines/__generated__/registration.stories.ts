// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { registration } from '../scenarios/registration.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Registration', id: 'machines-registration' };

export const StepThrough = { tags: ['!test'], ...stepperOf(registration) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(registration) };

export const EditingContact = { name: 'editing.contact', ...inState(registration, 'editing.contact') };

export const EditingPassword = { name: 'editing.password', ...inState(registration, 'editing.password') };

export const EditingConsent = { name: 'editing.consent', ...inState(registration, 'editing.consent') };

export const SubmittingSending = { name: 'submitting.sending', ...inState(registration, 'submitting.sending') };

export const SubmittingChecking = { name: 'submitting.checking', ...inState(registration, 'submitting.checking') };

export const SubmittingLoggingIn = { name: 'submitting.loggingIn', ...inState(registration, 'submitting.loggingIn') };

export const LoggedIn = { name: 'loggedIn', ...inState(registration, 'loggedIn') };

export const Done = { name: 'done', ...inState(registration, 'done') };
