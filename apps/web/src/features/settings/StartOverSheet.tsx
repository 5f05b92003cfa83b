import {
  balanceQuery,
  ipoOrdersQuery,
  loansQuery,
  positionsQuery,
  rechargesQuery,
  startOver,
  withdrawalsQuery,
} from '@corro/client';
import { positionTypes } from '@corro/domain';
import {
  type Outcome,
  accountResetMachine,
  startingOverView,
  type StartOver,
} from '@corro/machines';
import { Money, Stack, Summary, Text, useToast } from '@corro/ui';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { outcomeOf } from '../../app/outcomeOf.ts';
import { useServices } from '../../app/services.ts';
import { clearAccount } from '../../app/storage/otherTabs.ts';
import { countText } from '../../common/amounts.ts';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { ConfirmButtons } from '../../flows/ConfirmButtons.tsx';
import { FormFlowError } from '../../flows/FormFlowError.tsx';
import { type RunningForm, useFormFlow } from '../../flows/useFormFlow.ts';
import { patterns } from '../../links.ts';

interface StartOverSheetProps {
  /** Idempotency key. */
  readonly startKey: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks the customer to confirm the reset of the account; lists what is lost and what stays. */
export function StartOverSheet({ startKey, open, onClose }: StartOverSheetProps) {
  const { t } = useI18n();
  const show = useToast();
  const navigate = useNavigate();
  const { view, send } = useStartingOver(() => {
    show({ text: t({ id: 'startOver.done' }), tone: 'success' });
    void navigate(patterns.home, { replace: true });
  });
  return (
    <AppSheet
      open={open}
      onClose={onClose}
      title={t({ id: 'startOver.title' })}
      footer={
        <Stack gap={8}>
          <ConfirmButtons
            view={view}
            size="large"
            label={t({ id: 'startOver.confirm' })}
            busyLabel={t({ id: 'startOver.sending' })}
            offlineReason={t({ id: 'startOver.offline' })}
            onConfirm={() => send({ type: 'SUBMIT', input: { key: startKey } })}
            keepLabel={t({ id: 'startOver.keep' })}
            onKeep={onClose}
          />
        </Stack>
      }
    >
      <Stack gap={16}>
        <Holdings />
        <Text as="p">{t({ id: 'startOver.lost' })}</Text>
        <Text as="p" tone="muted">
          {t({ id: 'startOver.stays' })}
        </Text>
        <FormFlowError
          view={view}
          title={t({ id: 'startOver.failed' })}
          unknown={{
            title: t({ id: 'startOver.unknown' }),
            text: t({ id: 'startOver.unknown.text' }),
          }}
        />
      </Stack>
    </AppSheet>
  );
}

function Holdings() {
  const { t, numberLocale } = useI18n();
  const { cash, positions, pending } = useAccountNow();
  return (
    <Summary
      rows={[
        { label: t({ id: 'startOver.cash' }), value: <Money amount={cash} unit="US$" /> },
        { label: t({ id: 'startOver.positions' }), value: countText(positions, numberLocale) },
        { label: t({ id: 'startOver.pending' }), value: countText(pending, numberLocale) },
      ]}
    />
  );
}

/** One row per page is enough, because only the counts of the lists are used. */
const page = { page: 1, limit: 1 };

/** Reads cash in US dollars and the number of positions and pending requests; null if unknown. */
function useAccountNow() {
  const api = useApi();
  const cash = useQuery(balanceQuery(api)).data ?? null;
  const positions = useQueries({
    queries: positionTypes.map((type) => positionsQuery(api, { type, ...page })),
    combine: (all) => sum(all.map(({ data }) => data?.count)),
  });
  const withdrawals = useQuery(withdrawalsQuery(api, { ...page, status: 'in-progress' }));
  const recharges = useQuery(rechargesQuery(api, { ...page, status: 'in-progress' }));
  const applying = useQuery(loansQuery(api, { ...page, state: 'applying' }));
  const approved = useQuery(loansQuery(api, { ...page, state: 'approved' }));
  const applications = useQuery(ipoOrdersQuery(api)).data;
  const pending = sum([
    ...[withdrawals, recharges, applying, approved].map(({ data }) => data?.count),
    applications?.filter(({ status }) => status === 'pending').length,
  ]);
  return { cash, positions, pending };
}

/** Null if a count is unknown. */
function sum(counts: readonly (number | undefined)[]): number | null {
  let total = 0;
  for (const count of counts) {
    if (count === undefined) return null;
    total += count;
  }
  return total;
}

/** Resets the account and clears what the device stores of it. */
function useStartingOver(onDone: () => void): RunningForm<StartOver> {
  const api = useApi();
  const cache = useQueryClient();
  const { storage, clock } = useServices();
  // Clears the device even if the customer left the form before the response.
  const send = async ({ key }: StartOver, signal?: AbortSignal) => {
    await startOver(api, key, { signal });
    clearAccount(storage, clock.now());
    void cache.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'config' });
  };
  const provide = () =>
    accountResetMachine.provide({
      actors: {
        send: fromPromise<Outcome<null>, { readonly form: StartOver }>(({ input: { form } }) =>
          outcomeOf(async () => {
            await send(form);
            return null;
          }),
        ),
        // A call with the same key is executed at most once, so repeating it is safe and gives the
        // outcome.
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
