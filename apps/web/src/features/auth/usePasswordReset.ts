import { checkForgotPassword, type Problem } from '@corro/domain';
import type { Failure, Refused } from '@corro/machines';
import { useEffect, useRef, useState } from 'react';
import { outcomeOf } from '../../app/outcomeOf.ts';
import { useServices } from '../../app/services.ts';
import { withChallenge } from '../../app/session/withChallenge.ts';
import { useSignedOutNavigation } from '../../shell/signedOutNavigation.tsx';

type Input = Parameters<typeof checkForgotPassword>[0];

interface View {
  readonly busy: boolean;
  /** Busy with a challenge that the server wants solved: it takes a second or more. */
  readonly isChecking: boolean;
  readonly problems: readonly Problem[];
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
}

const quiet: View = { busy: false, isChecking: false, problems: [], refusal: null, failure: null };

/** Checks and sends the form, once at a time; when it is done, leads to the login. */
export function usePasswordReset() {
  const { sessionCalls, storage, clock } = useServices();
  const { go } = useSignedOutNavigation();
  const [view, setView] = useState(quiet);
  const left = useRef<AbortController>(null);
  useEffect(() => () => left.current?.abort(), []);

  const submit = async (input: Input) => {
    if (view.busy) return;
    const problems = checkForgotPassword(input);
    setView({ ...quiet, problems, busy: problems.length === 0 });
    if (problems.length > 0) return;
    const { phone, code, newPassword } = input;
    const { signal } = (left.current = new AbortController());
    const device = storage.read('device') ?? undefined;
    const outcome = await outcomeOf(() =>
      withChallenge(
        (solution) => sessionCalls.resetPassword({ phone, code, newPassword, device, solution }),
        { signal, onChallenge: () => setView({ ...quiet, busy: true, isChecking: true }) },
      ),
    );
    if (outcome.kind === 'refused') return setView({ ...quiet, refusal: outcome });
    if (outcome.kind === 'failed') return setView({ ...quiet, failure: outcome.failure });
    storage.remove('draft_forgot');
    storage.write('draft_login', JSON.stringify({ time: clock.now(), values: { phone } }));
    storage.write('done_before_login', 'passwordReset');
    go('/login');
  };

  const edited = (field: keyof Input) =>
    setView((before) => ({
      ...quiet,
      busy: before.busy,
      isChecking: before.isChecking,
      problems: before.problems.filter((problem) => problem.field !== field),
    }));

  return { view, submit: (input: Input) => void submit(input), edited };
}
