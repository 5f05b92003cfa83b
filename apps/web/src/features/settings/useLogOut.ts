import { useEffect } from 'react';
import { useServices } from '../../app/services.ts';
import { idleSession } from '../../app/session/idleSession.ts';
import { useFlow } from '../../app/useFlow.ts';

/** Leaving the session, as its machine goes through it: asked for, confirmed or not. */
export function useLogOut() {
  const { session } = useServices();
  const { view, send, follow } = useFlow(session.flow, idleSession, idleSession);
  // oxlint-disable-next-line react/exhaustive-deps -- once; a customer's session runs
  useEffect(follow, []);
  return {
    isAsked: view.isAskedToLeave,
    ask: () => send({ type: 'ASK_TO_LEAVE' }),
    stay: () => send({ type: 'STAY' }),
    logOut: () => send({ type: 'LOG_OUT' }),
  };
}
