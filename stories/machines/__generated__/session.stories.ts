// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { session } from '../scenarios/session.ts';
import { unreachable, inState } from '../runner/stateStories.ts';

export default { title: 'Session · Sesión', id: 'machines-session' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(session) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(session) };

export const AnonymousReadyEditing = { name: "Enters phone and password · Escribe sus datos", ...inState(session, 'anonymous.ready.editing') };

export const AnonymousReadyRefused = { name: "The server refused the login · El servidor rechazó los datos", ...inState(session, 'anonymous.ready.refused') };

export const AnonymousReadyFailed = { name: "There was no clear answer · No hubo respuesta clara", ...inState(session, 'anonymous.ready.failed') };

export const AnonymousSubmittingSending = { name: "The data are being sent · Se envían los datos", ...inState(session, 'anonymous.submitting.sending') };

export const AnonymousSubmittingChecking = { name: "A challenge is being solved · Se resuelve una prueba contra robots", ...inState(session, 'anonymous.submitting.checking') };

export const AnonymousAuthenticating = { name: "The device asks for the passkey · El dispositivo pide la llave", ...inState(session, 'anonymous.authenticating') };

export const ActiveUsing = { name: "The customer uses the app · El cliente usa la aplicación", ...inState(session, 'active.using') };

export const ActiveAskingToLeave = { name: "Asking whether to log out · Se pregunta si quiere salir", ...inState(session, 'active.askingToLeave') };

export const Unreachable = {
  tags: ['!dev', '!autodocs'],
  ...unreachable(session, ['restoring']),
};
