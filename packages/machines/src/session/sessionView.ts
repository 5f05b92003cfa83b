import type { Problem } from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import type { Failure, Refused } from '../outcome/index.ts';
import type { sessionMachine } from './sessionMachine.ts';
import type { SessionEnding } from './types.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** What a screen shows and may offer. */
export interface SessionView {
  readonly phase: 'restoring' | 'anonymous' | 'active';
  readonly token: string | null;
  readonly busy: boolean;
  /** Busy with a challenge that the server wants solved: it takes a second or more. */
  readonly isChecking: boolean;
  readonly canLogIn: boolean;
  /** Whether it is asked if they want to log out. */
  readonly isAskedToLeave: boolean;
  readonly problems: readonly Problem[];
  /** The sentence is `hint.<code>`. */
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
  readonly ending: SessionEnding | null;
}

/** What a screen shows of the session and may offer. */
export function sessionView(snapshot: SessionSnapshot): SessionView {
  const { token, problems, refusal, failure, ending } = snapshot.context;
  return {
    phase: phaseOf(snapshot),
    token,
    busy: snapshot.matches({ anonymous: 'submitting' }),
    isChecking: snapshot.matches({ anonymous: { submitting: 'checking' } }),
    canLogIn: snapshot.matches({ anonymous: 'ready' }),
    isAskedToLeave: snapshot.matches({ active: 'askingToLeave' }),
    problems,
    refusal,
    failure,
    ending,
  };
}

function phaseOf(snapshot: SessionSnapshot): SessionView['phase'] {
  if (snapshot.matches('restoring')) return 'restoring';
  return snapshot.matches('active') ? 'active' : 'anonymous';
}
