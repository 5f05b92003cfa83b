import { defineMessages } from '@corro/messages';
import { type StepState, Steps } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import type { ActivityStatus } from './status.ts';

interface TrackedStep {
  readonly label: string;
  /** Muted line below the label: when the step happened or is expected. */
  readonly detail?: string | undefined;
}

interface TrackerProps {
  readonly steps: readonly TrackedStep[];
  /** Number of completed steps; the next one is current. */
  readonly doneCount: number;
  /** Replaces the state of the last step. */
  readonly lastState?: 'failed' | 'ended' | undefined;
}

const stepState = defineMessages({
  current: { id: 'transfer.state.current' },
  done: { id: 'transfer.state.done' },
  ended: { id: 'transfer.state.ended' },
  failed: { id: 'transfer.state.failed' },
  upcoming: { id: 'transfer.state.upcoming' },
});

/** Progress step by step. */
export function Tracker({ steps, doneCount, lastState }: TrackerProps) {
  const { t } = useI18n();
  const stateOf = (place: number): StepState => {
    if (lastState !== undefined && place === steps.length - 1) return lastState;
    if (place < doneCount) return 'done';
    return place === doneCount ? 'current' : 'upcoming';
  };
  return (
    <Steps
      label={t({ id: 'transfer.steps' })}
      steps={steps.map(({ label, detail }, place) => {
        const state = stateOf(place);
        return {
          label,
          state,
          stateLabel: t(stepState[state]),
          ...(detail === undefined ? {} : { detail }),
        };
      })}
    />
  );
}

interface StatusTrackerProps {
  /** First step. */
  readonly placed: TrackedStep;
  readonly status: ActivityStatus;
  /** Time of the current status. */
  readonly detail?: string | undefined;
  /** Last step, shown while the status is pending. */
  readonly last: TrackedStep;
}

/**
 * Steps of a record with a single status: placed, the status, and, while the status is pending, the
 * last step.
 */
export function StatusTracker({
  placed,
  status: { text, state, detail: codeText },
  detail = codeText,
  last,
}: StatusTrackerProps) {
  const now = { label: text, detail };
  if (state === 'done') return <Tracker steps={[placed, now]} doneCount={2} />;
  if (state === 'failed' || state === 'ended') {
    return <Tracker steps={[placed, now]} doneCount={1} lastState={state} />;
  }
  return (
    <Tracker steps={state === 'unknown' ? [placed, now] : [placed, now, last]} doneCount={1} />
  );
}
