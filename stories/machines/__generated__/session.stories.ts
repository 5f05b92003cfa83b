// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { session } from '../scenarios/session.ts';
import { unreachable, inState } from '../runner/stateStories.ts';

export default { title: 'Session', id: 'machines-session' };

export const StepThrough = { tags: ['!test'], ...stepperOf(session) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(session) };

export const AnonymousReadyEditing = { name: 'anonymous.ready.editing', ...inState(session, 'anonymous.ready.editing') };

export const AnonymousReadyRefused = { name: 'anonymous.ready.refused', ...inState(session, 'anonymous.ready.refused') };

export const AnonymousReadyFailed = { name: 'anonymous.ready.failed', ...inState(session, 'anonymous.ready.failed') };

export const AnonymousSubmittingSending = { name: 'anonymous.submitting.sending', ...inState(session, 'anonymous.submitting.sending') };

export const AnonymousSubmittingChecking = { name: 'anonymous.submitting.checking', ...inState(session, 'anonymous.submitting.checking') };

export const AnonymousAuthenticating = { name: 'anonymous.authenticating', ...inState(session, 'anonymous.authenticating') };

export const ActiveUsing = { name: 'active.using', ...inState(session, 'active.using') };

export const ActiveAskingToLeave = { name: 'active.askingToLeave', ...inState(session, 'active.askingToLeave') };

export const Unreachable = {
  tags: ['!dev', '!autodocs'],
  ...unreachable(session, ['restoring']),
};
