// Generated from the machine by `npm run generate`. Do not edit.
import { benchOf, screenOf } from '../bench/benchStories.tsx';
import { session } from '../exhibits/session.ts';
import { reachingNone, standingIn } from '../walk/exhibitStories.ts';

export default { title: 'session' };

export const StepThrough = { tags: ['!test'], ...benchOf(session) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(session) };

export const AnonymousReadyEditing = { name: 'anonymous.ready.editing', ...standingIn(session, 'anonymous.ready.editing') };

export const AnonymousReadyRefused = { name: 'anonymous.ready.refused', ...standingIn(session, 'anonymous.ready.refused') };

export const AnonymousReadyFailed = { name: 'anonymous.ready.failed', ...standingIn(session, 'anonymous.ready.failed') };

export const AnonymousSubmittingSending = { name: 'anonymous.submitting.sending', ...standingIn(session, 'anonymous.submitting.sending') };

export const AnonymousSubmittingChecking = { name: 'anonymous.submitting.checking', ...standingIn(session, 'anonymous.submitting.checking') };

export const ActiveUsing = { name: 'active.using', ...standingIn(session, 'active.using') };

export const ActiveAskingToLeave = { name: 'active.askingToLeave', ...standingIn(session, 'active.askingToLeave') };

export const NeverReached = {
  tags: ['!dev', '!autodocs'],
  ...reachingNone(session, ['restoring']),
};
