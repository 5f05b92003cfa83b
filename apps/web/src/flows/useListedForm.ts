import type { Transport } from '@corro/client';
import type { FormFlow, FormProgress, Outcome } from '@corro/machines';
import { useQueryClient } from '@tanstack/react-query';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { useApi } from '../app/api.ts';
import { outcomeOf } from '../app/outcomeOf.ts';
import { type RunningForm, useFormFlow } from './useFormFlow.ts';

export interface ListCalls<Form, Remembered = Form> {
  readonly send: (api: Transport, form: Form) => Promise<unknown>;
  /** True if the list shows that a call without an answer succeeded. */
  readonly isDone: (api: Transport, sent: Remembered, signal: AbortSignal) => Promise<boolean>;
  /** Query key of the list, which is refetched after each call. */
  readonly queryKey: readonly string[];
  /** Refusal code that means success: another device or an earlier try has already done it. */
  readonly doneCode?: string;
}

const done: Outcome<null> = { kind: 'done', value: null };

/** Runs a form that changes a list. If a call gets no answer, the list tells the outcome. */
export function useListedForm<Form extends object, Remembered>(
  machine: FormFlow<Form, Form, Remembered>,
  viewOf: (snapshot: SnapshotFrom<FormFlow<Form, Form, Remembered>>) => FormProgress,
  { send, isDone, queryKey, doneCode }: ListCalls<Form, Remembered>,
  onDone: () => void,
): RunningForm<Form> {
  const api = useApi();
  const cache = useQueryClient();
  const provide = () =>
    machine.provide({
      actors: {
        // Not aborted when the customer leaves: the call is on its way.
        send: fromPromise<Outcome<null>, { readonly form: Form }>(async ({ input: { form } }) => {
          const outcome = await outcomeOf(async () => {
            await send(api, form);
            return null;
          });
          void cache.invalidateQueries({ queryKey });
          return outcome.kind === 'refused' && outcome.code === doneCode ? done : outcome;
        }),
        find: fromPromise<Outcome<boolean>, { readonly sent: Remembered | null }>(
          ({ input: { sent }, signal }) =>
            outcomeOf(async () => sent !== null && (await isDone(api, sent, signal))),
        ),
      },
    });
  return useFormFlow(provide, viewOf, onDone);
}
