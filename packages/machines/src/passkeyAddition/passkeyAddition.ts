import { checkPasskeySecrets, type PasskeySecretsInput } from '@corro/domain';
import { createFormFlow, formProgress } from '../formFlow/createFormFlow.ts';

/**
 * Adding a passkey: the secrets are checked, the browser makes it, the server keeps it. All of that is the one effect
 * `send`; the customer who closes the browser's own dialog is back at the form, refused by `passkey-cancelled`. A call
 * that did not come back may have added it: the browser says so when it is asked to make another.
 */
export const passkeyAdditionMachine = createFormFlow<
  PasskeySecretsInput,
  PasskeySecretsInput,
  true
>({
  id: 'passkeyAddition',
  check: checkPasskeySecrets,
  toSend: (secrets) => secrets,
  toRemember: () => true,
  reconciles: false,
});

/** What a screen shows of it. */
export const passkeyAdditionView = formProgress<true>;
