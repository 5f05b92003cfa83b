import { endOtherSessions, endSession, listSessions } from '@corro/client';
import { sessionEndingMachine, sessionEndingView, type SessionsToEnd } from '@corro/machines';
import type { RunningForm } from '../../flows/useFormFlow.ts';
import { type ListCalls, useListedForm } from '../../flows/useListedForm.ts';

const calls: ListCalls<SessionsToEnd> = {
  async send(api, { ids, areAllOthers }) {
    if (areAllOthers) await endOtherSessions(api);
    else for (const id of ids) await endSession(api, id);
  },
  isDone: async (api, sent, signal) => {
    const open = await listSessions(api, { signal });
    if (sent.areAllOthers) return open.every(({ isCurrent }) => isCurrent);
    return open.every(({ id }) => id === null || !sent.ids.includes(id));
  },
  queryKey: ['sessions'],
  doneCode: 'not-found',
};

/** Runs the ending of sessions until they have ended. */
export function useSessionEnding(onEnded: () => void): RunningForm<SessionsToEnd> {
  return useListedForm(sessionEndingMachine, sessionEndingView, calls, onEnded);
}
