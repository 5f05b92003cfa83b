import {
  checkPasskeyName,
  checkPasskeySecrets,
  checkPassword,
  nameText,
  type PasskeySecretsInput,
} from '@corro/domain';
import { createFormFlow, formProgress } from '../formFlow/createFormFlow.ts';

/**
 * Adds a passkey. The effect `send` validates the secrets, creates the passkey in the browser and
 * registers it. Closing the browser's dialog is the refusal `passkey-cancelled`. A call with an
 * unknown outcome may have added the passkey; the browser then reports a duplicate on the next
 * attempt.
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

export const passkeyAdditionView = formProgress<true>;

export interface PasskeyToName {
  readonly id: string;
  readonly name: string;
}

/** Renames a passkey. After a call with an unknown outcome the list shows the current name. */
export const passkeyNamingMachine = createFormFlow<PasskeyToName, PasskeyToName, PasskeyToName>({
  id: 'passkeyNaming',
  check: ({ name }) => checkPasskeyName(name),
  toSend: ({ id, name }) => ({ id, name: nameText(name) }),
  toRemember: ({ id, name }) => ({ id, name: nameText(name) }),
  reconciles: true,
});

export const passkeyNamingView = formProgress<PasskeyToName>;

export interface PasskeyToRemove {
  readonly id: string;
  /** A secret; the machine does not store it. */
  readonly password: string;
}

export type PasskeyRemoved = Pick<PasskeyToRemove, 'id'>;

/** Removes a passkey. After a call with an unknown outcome the list shows if it still exists. */
export const passkeyRemovalMachine = createFormFlow<
  PasskeyToRemove,
  PasskeyToRemove,
  PasskeyRemoved
>({
  id: 'passkeyRemoval',
  check: ({ password }) => checkPassword(password),
  toSend: (removal) => removal,
  toRemember: ({ id }) => ({ id }),
  reconciles: true,
});

export const passkeyRemovalView = formProgress<PasskeyRemoved>;
