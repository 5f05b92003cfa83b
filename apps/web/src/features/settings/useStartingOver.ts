import { startOver } from '@corro/client';
import {
  type Outcome,
  type StartOver,
  startingOverMachine,
  startingOverView,
} from '@corro/machines';
import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { useApi } from '../../app/api.ts';
import { outcomeOf } from '../../app/outcomeOf.ts';
import { useServices } from '../../app/services.ts';
import { forgetAccount } from '../../app/storage/otherTabs.ts';
import { type RunningForm, useFormFlow } from '../../flows/useFormFlow.ts';

/** Runs starting over until the account is set back and the device has forgotten what it knew of it. */
export function useStartingOver(onDone: () => void): RunningForm<StartOver> {
  const api = useApi();
  const cache = useQueryClient();
  const { storage, clock } = useServices();
  // Also where the form was left meanwhile: what was sent is on its way.
  const send = async ({ key }: StartOver, signal?: AbortSignal) => {
    await startOver(api, key, { signal });
    forgetAccount(storage, clock.now());
    void cache.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'config' });
  };
  const provide = () =>
    startingOverMachine.provide({
      actors: {
        send: fromPromise<Outcome<null>, { readonly form: StartOver }>(({ input: { form } }) =>
          outcomeOf(async () => {
            await send(form);
            return null;
          }),
        ),
        // The same call with the same key tells what became of it, and happens once.
        find: fromPromise<Outcome<boolean>, { readonly sent: StartOver | null }>(
          ({ input: { sent }, signal }) =>
            outcomeOf(async () => {
              if (sent !== null) await send(sent, signal);
              return sent !== null;
            }),
        ),
      },
    });
  return useFormFlow(provide, startingOverView, onDone);
}
