import {
  addPasskey,
  listPasskeys,
  getPasskeyCreationOptions,
  removePasskey,
  renamePasskey,
} from '@corro/client';
import type { PasskeySecretsInput } from '@corro/domain';
import {
  type Outcome,
  passkeyAdditionMachine,
  passkeyAdditionView,
  passkeyNamingMachine,
  passkeyNamingView,
  passkeyRemovalMachine,
  passkeyRemovalView,
  type PasskeyRemoved,
  type PasskeyToName,
  type PasskeyToRemove,
} from '@corro/machines';
import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { useApi } from '../../app/api.ts';
import { outcomeOf } from '../../app/outcomeOf.ts';
import { useServices } from '../../app/services.ts';
import { type RunningForm, useFormFlow } from '../../flows/useFormFlow.ts';
import { type ListCalls, useListedForm } from '../../flows/useListedForm.ts';

const queryKey = ['passkeys'];

/** Adds a passkey and calls back with its id. */
export function usePasskeyAddition(
  onAdded: (id: string) => void,
): RunningForm<PasskeySecretsInput> {
  const api = useApi();
  const { loadPasskeys } = useServices();
  const cache = useQueryClient();
  const provide = () =>
    passkeyAdditionMachine.provide({
      actors: {
        // Leaving the form does not abort the call, because the device may already have created the
        // passkey.
        send: fromPromise<Outcome<null>, { readonly form: PasskeySecretsInput }>(
          async ({ input: { form } }) => {
            const outcome = await outcomeOf(async () => {
              const options = await getPasskeyCreationOptions(api, form);
              const { create } = await loadPasskeys();
              onAdded(await addPasskey(api, await create(options)));
              return null;
            });
            void cache.invalidateQueries({ queryKey });
            return outcome;
          },
        ),
      },
    });
  return useFormFlow(provide, passkeyAdditionView, () => undefined);
}

const naming: ListCalls<PasskeyToName> = {
  send: renamePasskey,
  isDone: async (api, sent, signal) =>
    (await listPasskeys(api, { signal })).some(
      ({ id, name }) => id === sent.id && name === sent.name,
    ),
  queryKey,
};

export function usePasskeyNaming(onNamed: () => void): RunningForm<PasskeyToName> {
  return useListedForm(passkeyNamingMachine, passkeyNamingView, naming, onNamed);
}

export function usePasskeyRemoval(onRemoved: () => void): RunningForm<PasskeyToRemove> {
  const api = useApi();
  const cache = useQueryClient();
  const provide = () =>
    passkeyRemovalMachine.provide({
      actors: {
        // Leaving the form does not abort the call.
        send: fromPromise<Outcome<null>, { readonly form: PasskeyToRemove }>(
          async ({ input: { form } }) => {
            const outcome = await outcomeOf(async () => {
              await removePasskey(api, form);
              return null;
            });
            void cache.invalidateQueries({ queryKey });
            const isGone = outcome.kind === 'refused' && outcome.code === 'unknown-passkey';
            return isGone ? { kind: 'done', value: null } : outcome;
          },
        ),
        find: fromPromise<Outcome<boolean>, { readonly sent: PasskeyRemoved | null }>(
          ({ input: { sent }, signal }) =>
            outcomeOf(async () =>
              (await listPasskeys(api, { signal })).every(({ id }) => id !== sent?.id),
            ),
        ),
      },
    });
  return useFormFlow(provide, passkeyRemovalView, onRemoved);
}
