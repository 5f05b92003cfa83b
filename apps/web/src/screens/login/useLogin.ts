import type { SessionEvent, SessionView } from '@corro/machines';
import { useSyncExternalStore } from 'react';
import { useServices } from '../../boot/services.ts';
import { idleSession } from '../../parts/idleSession.ts';
import { useFlow } from '../../parts/useFlow.ts';

/** The session as the login shows it. */
export function useLogin(): {
  view: SessionView;
  send: (event: SessionEvent, waits?: boolean) => void;
} {
  const { session } = useServices();
  const { ending } = useSyncExternalStore(session.subscribe, session.state, session.state);
  const { view, send } = useFlow(session.flow, idleSession, {
    ...idleSession,
    failure: 'network',
  });
  return { view: { ...view, ending }, send };
}
