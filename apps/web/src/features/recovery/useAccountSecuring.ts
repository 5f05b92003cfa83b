import {
  listPasskeys,
  listSessions,
  listWithdrawals,
  secureAccount,
  type Transport,
  withdrawalsQuery,
} from '@corro/client';
import {
  type AccountSecured,
  accountSecuringMachine,
  accountSecuringView,
  type AccountToSecure,
  type Outcome,
} from '@corro/machines';
import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { useApi } from '../../app/api.ts';
import { outcomeOf } from '../../app/outcomeOf.ts';
import { useExtension } from '../../common/operatorRules.tsx';
import { type RunningForm, useFormFlow } from '../../flows/useFormFlow.ts';

const pending = { status: 'in-progress', page: 1, limit: 50 } as const;

export const pendingWithdrawalsQuery = (api: Transport) => withdrawalsQuery(api, pending);

/**
 * Secures the account. If the call gets no answer, the remaining passkeys, sessions and pending
 * withdrawals show whether it succeeded.
 */
export function useAccountSecuring(onSecured: () => void): RunningForm<AccountToSecure> {
  const api = useApi();
  const cache = useQueryClient();
  const hasPasskeys = useExtension('passkeys');
  const hasSessions = useExtension('sessions');
  const provide = () =>
    accountSecuringMachine.provide({
      actors: {
        // Leaving the form does not abort the call.
        send: fromPromise<Outcome<null>, { readonly form: AccountToSecure }>(
          async ({ input: { form } }) => {
            const outcome = await outcomeOf(async () => {
              await secureAccount(api, form);
              return null;
            });
            void cache.invalidateQueries();
            return outcome;
          },
        ),
        find: fromPromise<Outcome<boolean>, { readonly sent: AccountSecured | null }>(
          ({ input: { sent }, signal }) =>
            outcomeOf(async () => {
              const keptPasskeyIds = sent?.passkeyIds ?? [];
              const [passkeys, sessions, withdrawals] = await Promise.all([
                hasPasskeys ? listPasskeys(api, { signal }) : [],
                hasSessions ? listSessions(api, { signal }) : [],
                listWithdrawals(api, pending, { signal }),
              ]);
              return (
                passkeys.every(
                  ({ id, isPaused }) => !isPaused && id !== null && keptPasskeyIds.includes(id),
                ) &&
                sessions.every(({ isCurrent }) => isCurrent) &&
                withdrawals.rows.length === 0
              );
            }),
        ),
      },
    });
  return useFormFlow(provide, accountSecuringView, onSecured);
}
