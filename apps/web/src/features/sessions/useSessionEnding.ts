import {
  endOtherSessions,
  endSession,
  listSessions,
  sessionsQuery,
  type Transport,
} from '@corro/client';
import {
  type Outcome,
  sessionEndingMachine,
  sessionEndingView,
  type SessionsToEnd,
} from '@corro/machines';
import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { useApi } from '../../app/api.ts';
import { outcomeOf } from '../../app/outcomeOf.ts';
import { type RunningForm, useFormFlow } from '../../flows/useFormFlow.ts';

/** Runs the ending of sessions until they have ended. */
export function useSessionEnding(onEnded: () => void): RunningForm<SessionsToEnd> {
  const api = useApi();
  const cache = useQueryClient();
  const { queryKey } = sessionsQuery(api);
  const readAgain = () => void cache.invalidateQueries({ queryKey });
  return useFormFlow(() => sessionEndingOver(api, readAgain), sessionEndingView, onEnded);
}

const ended: Outcome<null> = { kind: 'done', value: null };

function sessionEndingOver(api: Transport, readAgain: () => void) {
  return sessionEndingMachine.provide({
    actors: {
      // Leaving the question does not abort it: what was sent is on its way.
      send: fromPromise<Outcome<null>, { readonly form: SessionsToEnd }>(
        async ({ input: { form } }) => {
          const outcome = await outcomeOf(() => endBy(api, form));
          readAgain();
          // It has ended by itself, or another device was first.
          const isGone = outcome.kind === 'refused' && outcome.code === 'not-found';
          return isGone ? ended : outcome;
        },
      ),
      find: fromPromise<Outcome<boolean>, { readonly sent: SessionsToEnd | null }>(
        ({ input: { sent }, signal }) =>
          outcomeOf(async () => {
            const open = await listSessions(api, { signal });
            return sent !== null && open.every(({ id }) => id === null || !sent.ids.includes(id));
          }),
      ),
    },
  });
}

async function endBy(api: Transport, { ids, areAllOthers }: SessionsToEnd): Promise<null> {
  if (areAllOthers) await endOtherSessions(api);
  else for (const id of ids) await endSession(api, id);
  return null;
}
