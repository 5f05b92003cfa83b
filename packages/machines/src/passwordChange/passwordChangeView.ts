import type { Problem } from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import type { Failure, Refused } from '../outcome/index.ts';
import type { passwordChangeMachine } from './passwordChangeMachine.ts';

export type PasswordChangeSnapshot = SnapshotFrom<typeof passwordChangeMachine>;

/** What a screen shows of changing the login password and may offer. */
export interface PasswordChangeView {
  readonly busy: boolean;
  readonly changed: boolean;
  /** Fields `currentPassword`, `newPassword` and `confirmation`; the sentence is `problem.<code>`. */
  readonly problems: readonly Problem[];
  /** The sentence is `hint.<code>`, or comes from the upstream itself. */
  readonly refusal: Refused | null;
  /** Why it is not known whether the password is changed. */
  readonly failure: Failure | null;
  /** The old password is refused, most likely because a call that did not come back changed it. */
  readonly isProbablyChanged: boolean;
}

/** What a screen shows of changing the login password and may offer. */
export function passwordChangeView({ value, context }: PasswordChangeSnapshot): PasswordChangeView {
  const { problems, refusal, failure, uncertain } = context;
  return {
    busy: value === 'submitting',
    changed: value === 'changed',
    problems,
    refusal,
    failure,
    isProbablyChanged: uncertain && refusal?.code === 'wrong-password',
  };
}
