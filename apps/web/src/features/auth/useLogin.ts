import type { SessionEvent, SessionView } from '@corro/machines';
import { useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../../app/services.ts';
import { idleSession } from '../../app/session/sessionState.ts';
import { useFlow } from '../../app/useFlow.ts';

/** The session as the login shows it. */
export function useLogin(): {
  view: SessionView;
  send: (event: SessionEvent, waits?: boolean) => void;
} {
  const { session } = useServices();
  const { ending } = useSyncExternalStore(session.subscribe, session.state, session.state);
  const { view, send, follow } = useFlow(session.flow, idleSession, {
    ...idleSession,
    failure: 'network',
  });
  useEffect(() => {
    if (ending !== null) follow();
    // oxlint-disable-next-line react/exhaustive-deps -- once; where a session has ended, its machine runs
  }, []);
  return { view: { ...view, ending }, send };
}
