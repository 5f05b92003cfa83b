import { checkPassword } from '@corro/domain';
import { createFormFlow, formProgress } from '../formFlow/createFormFlow.ts';

export interface AccountToSecure {
  /** Passkeys that the customer recognises; the others are removed. */
  readonly passkeyIds: readonly string[];
  /** A secret; the machine does not store it. */
  readonly password: string;
}

export type AccountSecured = Pick<AccountToSecure, 'passkeyIds'>;

/**
 * Secures the account after a recovery or an unknown login. After a call with an unknown outcome
 * the lists of sessions, passkeys and withdrawals show whether the account is secured.
 */
export const accountSecuringMachine = createFormFlow<
  AccountToSecure,
  AccountToSecure,
  AccountSecured
>({
  id: 'accountSecuring',
  check: ({ password }) => checkPassword(password),
  toSend: (account) => account,
  toRemember: ({ passkeyIds }) => ({ passkeyIds }),
  reconciles: true,
});

export const accountSecuringView = formProgress<AccountSecured>;
