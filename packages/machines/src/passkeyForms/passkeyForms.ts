import {
  checkPasskeyName,
  checkPasskeySecrets,
  checkPassword,
  type PasskeySecretsInput,
} from '@corro/domain';
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

/** A passkey and the name that it gets. */
export interface PasskeyToName {
  readonly id: string;
  readonly name: string;
}

/** Giving a passkey a name. After a lost answer the list says whether it has it. */
export const passkeyNamingMachine = createFormFlow<PasskeyToName, PasskeyToName, PasskeyToName>({
  id: 'passkeyNaming',
  check: ({ name }) => checkPasskeyName(name),
  toSend: ({ id, name }) => ({ id, name: name.trim() }),
  toRemember: ({ id, name }) => ({ id, name: name.trim() }),
  reconciles: true,
});

/** What a screen shows of it. */
export const passkeyNamingView = formProgress<PasskeyToName>;

/** A passkey that is removed, and the login password. */
export interface PasskeyToRemove {
  readonly id: string;
  /** A secret: it is sent and kept nowhere. */
  readonly password: string;
}

/** What is remembered of it, to look for it in the list. */
export type PasskeyRemoved = Pick<PasskeyToRemove, 'id'>;

/** Removing a passkey. After a lost answer the list says whether it is gone. */
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

/** What a screen shows of it. */
export const passkeyRemovalView = formProgress<PasskeyRemoved>;
