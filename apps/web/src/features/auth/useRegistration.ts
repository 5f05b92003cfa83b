import { registrationSteps, type RegistrationEvent, type RegistrationView } from '@corro/machines';
import type { Draft } from '../../flows/useDraft.ts';
import { idleForm, useSignedOutForm } from './useSignedOutForm.ts';
import { useStepHistory } from './useStepHistory.ts';

const idle: RegistrationView = {
  ...idleForm,
  step: 'contact',
  isLoggingIn: false,
  tryLoggingIn: false,
};

/**
 * Runs the registration, each step with an entry in the history. When the account is open its owner is
 * logged in; where that fails, the login says that it is there, with the phone filled in.
 */
export function useRegistration(draft: Pick<Draft<string>, 'forget'>): {
  readonly view: RegistrationView;
  readonly send: (event: RegistrationEvent, waits?: boolean) => void;
} {
  const { view, send } = useSignedOutForm<RegistrationEvent, RegistrationView>({
    start: async (services) => (await import('./signedOutFlows.ts')).startRegistration(services),
    idle,
    draft,
    notice: 'registered',
  });
  // An open account has no steps to go back to.
  const isOpen = view.isLoggingIn || view.phase === 'done';
  useStepHistory(isOpen ? 0 : registrationSteps.indexOf(view.step), () => send({ type: 'BACK' }));
  return { view, send };
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
