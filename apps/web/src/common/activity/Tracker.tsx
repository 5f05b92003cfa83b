import { defineMessages } from '@corro/messages';
import { type StepState, Steps } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import type { ActivityStatus } from './status.ts';

/** A step of something that takes time. */
export interface TrackedStep {
  readonly label: string;
  /** A quieter line below it: when it was, or will be. */
  readonly detail?: string | undefined;
}

export interface TrackerProps {
  /** In their order. */
  readonly steps: readonly TrackedStep[];
  /** How many of them are done; the next one is under way. */
  readonly done: number;
  /** The last one is where it came to nothing: refused, or ended without a fault. */
  readonly end?: 'failed' | 'ended' | undefined;
}

const stepState = defineMessages({
  current: { id: 'transfer.state.current' },
  done: { id: 'transfer.state.done' },
  ended: { id: 'transfer.state.ended' },
  failed: { id: 'transfer.state.failed' },
  upcoming: { id: 'transfer.state.upcoming' },
});

/** How far something has come, step by step. */
export function Tracker({ steps, done, end }: TrackerProps) {
  const { t } = useI18n();
  const stateOf = (place: number): StepState => {
    if (end !== undefined && place === steps.length - 1) return end;
    if (place < done) return 'done';
    return place === done ? 'current' : 'upcoming';
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

export interface StatusTrackerProps {
  /** What was done first, and when. */
  readonly placed: TrackedStep;
  /** What it is now. */
  readonly status: ActivityStatus;
  /** When that was, or will be. */
  readonly detail?: string | undefined;
  /** What comes last while it is on its way, and when. */
  readonly last: TrackedStep;
}

/** The steps of what has one status after it was placed: that status, and before its end the end. */
export function StatusTracker({
  placed,
  status: { text, state },
  detail,
  last,
}: StatusTrackerProps) {
  const now = { label: text, detail };
  if (state === 'done') return <Tracker steps={[placed, now]} done={2} />;
  if (state === 'failed' || state === 'ended') {
    return <Tracker steps={[placed, now]} done={1} end={state} />;
  }
  return <Tracker steps={state === 'unknown' ? [placed, now] : [placed, now, last]} done={1} />;
}
