import type { RegistrationEvent, RegistrationView } from '@corro/machines';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useFlow } from '../../app/useFlow.ts';
import { useSignedOutNavigation } from '../../shell/signedOutNavigation.tsx';

const idle: RegistrationView = {
  phase: 'editing',
  busy: false,
  isChecking: false,
  problems: [],
  refusal: null,
  failure: null,
  tryLoggingIn: false,
};

/** Runs the registration; when it is done, leads to the login with the phone filled in. */
export function useRegistration(forgetDraft: () => void): {
  view: RegistrationView;
  send: (event: RegistrationEvent, waits?: boolean) => void;
} {
  const { sessionCalls, storage, clock, actors } = useServices();
  const { go } = useSignedOutNavigation();
  const [load] = useState(() => {
    const flow = async () =>
      (await import('./registrationFlow.ts')).startRegistration(sessionCalls, actors);
    let running: ReturnType<typeof flow> | null = null;
    return () =>
      (running ??= flow().catch((error: unknown) => {
        running = null;
        throw error;
      }));
  });
  const { view, send } = useFlow(load, idle, { ...idle, failure: 'network' });
  const [phone, setPhone] = useState('');

  useEffect(() => {
    if (view.phase !== 'done') return;
    forgetDraft();
    storage.write('draft_login', JSON.stringify({ time: clock.now(), values: { phone } }));
    storage.write('done_before_login', 'registered');
    go('/login');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it happens once, when it is done
  }, [view.phase]);

  return {
    view,
    send: (event, waits) => {
      if (event.type === 'SUBMIT') setPhone(event.input.phone);
      send(event, waits);
    },
  };
}

const fields: Readonly<Record<string, string>> = {
  'phone-taken': 'phone',
  'invalid-phone': 'phone',
  'weak-password': 'password',
  'wrong-invitation': 'invitation',
};

/** The field that a refusal of the registration is about; null where it is about none. */
export function fieldAtFault(code: string | undefined): string | null {
  return code === undefined ? null : (fields[code] ?? null);
}
