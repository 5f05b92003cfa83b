import { matchesState, type StateValue } from 'xstate';
import type { FormFlowContext, FormPhase, FormProgress } from './types.ts';

const phases: readonly FormPhase[] = ['editing', 'submitting', 'lookingUp', 'done'];

/** What a screen shows of the form, whatever is in it. */
export function formProgress<Kept>({
  value,
  context: { problems, refusal, failure },
}: {
  readonly value: StateValue;
  readonly context: FormFlowContext<Kept>;
}): FormProgress {
  const phase = phases.find((one) => matchesState(one, value)) ?? 'editing';
  const busy = phase === 'submitting' || phase === 'lookingUp';
  const isChecking = matchesState({ submitting: 'checking' }, value);
  return { phase, busy, isChecking, problems, refusal, failure };
}
