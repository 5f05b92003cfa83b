import type { RegistrationView } from '@corro/machines';
import type { Draft } from '../../flows/useDraft.ts';
import { idleForm, useSignedOutForm } from './useSignedOutForm.ts';

const idle: RegistrationView = { ...idleForm, tryLoggingIn: false };

/** Runs the registration; when it is done, leads to the login with the phone filled in. */
export function useRegistration(draft: Pick<Draft<string>, 'forget'>) {
  return useSignedOutForm({
    start: async (services) => (await import('./signedOutFlows.ts')).startRegistration(services),
    idle,
    draft,
    notice: 'registered',
  });
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
