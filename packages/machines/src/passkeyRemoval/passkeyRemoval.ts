import { checkPassword } from '@corro/domain';
import { createFormFlow, formProgress } from '../formFlow/createFormFlow.ts';

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
