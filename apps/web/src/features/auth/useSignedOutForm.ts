import type { FormProgress } from '@corro/machines';
import { useEffect, useRef } from 'react';
import { useServices } from '../../app/services.ts';
import { loadOnce } from '../../app/chunks/loadOnce.ts';
import { useFlow, type Flow } from '../../app/useFlow.ts';
import type { Draft } from '../../flows/useDraft.ts';
import { useSignedOutNavigation } from '../../shell/signedOutNavigation.tsx';
import { groupPhone } from '../../common/phone.ts';
import type * as SignedOutFlows from './signedOutFlows.ts';

type SignedOutForm = FormProgress & { readonly phone: string | null };

/** The view of a form whose machine is not loaded yet. */
export const idleForm: SignedOutForm = {
  phase: 'editing',
  isBusy: false,
  isChecking: false,
  problems: [],
  refusal: null,
  failure: null,
  phone: null,
};

interface Options<Event, View> {
  readonly start: (
    flows: typeof SignedOutFlows,
    services: SignedOutFlows.SignedOutFlowServices,
  ) => Flow<Event, View>;
  readonly idle: View;
  readonly draft: Pick<Draft<string>, 'forget'>;
  /** Stored when the form is done, so that the login screen shows it. */
  readonly notice: string;
}

const loadFlows = () => import('./signedOutFlows.ts');

/**
 * Runs a form's machine, which is loaded with the first event. Ends at the login screen, with the
 * phone filled in.
 */
export function useSignedOutForm<Event, View extends SignedOutForm>(options: Options<Event, View>) {
  const { start, idle, draft, notice } = options;
  const { loadApi, storage, clock, actors, session } = useServices();
  const { go } = useSignedOutNavigation();
  const running = useRef<Promise<Flow<Event, View>>>(null);
  const load = () =>
    (running.current ??= Promise.all([loadOnce(loadFlows), loadApi()])
      .then(([flows, api]) => start(flows, { api, actors, storage, session }))
      .catch((error: unknown) => {
        running.current = null;
        throw error;
      }));
  const { view, send } = useFlow(load, idle);
  const { phase, phone } = view;

  useEffect(
    () => () => {
      void running.current?.then(
        (flow) => flow.stop(),
        () => undefined,
      );
      running.current = null;
    },
    [],
  );
  useEffect(() => {
    if (phase !== 'done') return;
    draft.forget();
    storage.write(
      'draft_login',
      JSON.stringify({ time: clock.now(), values: { phone: groupPhone(phone ?? '') } }),
    );
    storage.write('done_before_login', notice);
    go('/login');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, when the form is done
  }, [phase]);

  return { view, send };
}
