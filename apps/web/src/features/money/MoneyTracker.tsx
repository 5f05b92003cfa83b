import { useI18n } from '../../app/i18n/i18n.ts';
import { type MoneyStatus, useMoneyStatus } from '../../common/activity/status.ts';
import { Tracker } from '../../common/activity/Tracker.tsx';

interface MoneyTrackerProps {
  readonly request: 'recharge' | 'withdrawal';
  readonly status: MoneyStatus;
  readonly details?: {
    readonly requested?: string;
    readonly next?: string | undefined;
    readonly ended?: string | undefined;
  };
}

/** Tone of the receipt of a deposit or withdrawal. */
export function outcomeTone(status: MoneyStatus): 'success' | 'pending' | 'critical' {
  if (status === 'failed') return 'critical';
  return status === 'in-progress' || typeof status !== 'string' ? 'pending' : 'success';
}

/** Progress of a deposit or withdrawal: requested, in progress, ended. */
export function MoneyTracker({ request, status, details }: MoneyTrackerProps) {
  const { t } = useI18n();
  const statusOf = useMoneyStatus();
  const { text, detail } = statusOf(status);
  const requested = { label: t({ id: 'transfer.step.requested' }), detail: details?.requested };
  if (status === 'in-progress' || typeof status !== 'string') {
    const completed = { label: t({ id: 'transfer.step.completed' }, { request }) };
    return (
      <Tracker
        steps={[requested, { label: text, detail: details?.next ?? detail }, completed]}
        doneCount={1}
      />
    );
  }
  const steps = [
    requested,
    { label: statusOf('in-progress').text },
    { label: text, detail: details?.ended },
  ];
  const failedState = status === 'failed' ? 'failed' : undefined;
  return (
    <Tracker
      steps={steps}
      doneCount={3}
      lastState={status === 'cancelled' ? 'ended' : failedState}
    />
  );
}
