import type { Problem } from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import type { Failure, Refused } from '../outcome/index.ts';
import type { transactionCodeMachine } from './transactionCodeMachine.ts';

export type TransactionCodeSnapshot = SnapshotFrom<typeof transactionCodeMachine>;

/** What a screen shows of setting a transaction code and may offer. */
export interface TransactionCodeView {
  readonly phase: TransactionCodeSnapshot['value'];
  /** The login password is asked for, or on its way with the code. */
  readonly asksForPassword: boolean;
  /** Fields `code`, `confirmation` and `password`; the sentence is `problem.<code>`. */
  readonly problems: readonly Problem[];
  /** The sentence is `hint.<code>`. */
  readonly refusal: Refused | null;
  /** Why it is not known whether the code is set. */
  readonly failure: Failure | null;
  /** There is a code already, most likely the one of a call that did not come back. */
  readonly isProbablySet: boolean;
}

/** What a screen shows of setting a transaction code and may offer. */
export function transactionCodeView({
  value,
  context,
}: TransactionCodeSnapshot): TransactionCodeView {
  const { problems, refusal, failure, uncertain, needsPassword } = context;
  return {
    phase: value,
    asksForPassword: value === 'authenticating' || (value === 'saving' && needsPassword),
    problems,
    refusal,
    failure,
    isProbablySet: uncertain && refusal?.code === 'transaction-code-exists',
  };
}
