import { useI18n } from '../../app/i18n/i18n.ts';
import { type MoneyStatus, useMoneyStatus } from '../../common/activity/status.ts';
import { Tracker } from '../../common/activity/Tracker.tsx';

export interface MoneyTrackerProps {
  /** As the record says it, read again and again while it is on its way. */
  readonly status: MoneyStatus;
  /** Quieter lines below the steps. */
  readonly details?: {
    readonly requested?: string;
    readonly next?: string;
    readonly ended?: string | undefined;
  };
}

/** How far something has come: requested, in progress, and how it ended. */
export function MoneyTracker({ status, details }: MoneyTrackerProps) {
  const { t } = useI18n();
  const statusOf = useMoneyStatus();
  const { text } = statusOf(status);
  const requested = { label: t({ id: 'transfer.step.requested' }), detail: details?.requested };
  if (status === 'in-progress' || typeof status !== 'string') {
    const completed = { label: statusOf('completed').text };
    return (
      <Tracker steps={[requested, { label: text, detail: details?.next }, completed]} done={1} />
    );
  }
  const steps = [
    requested,
    { label: statusOf('in-progress').text },
    { label: text, detail: details?.ended },
  ];
  const end = status === 'failed' ? 'failed' : undefined;
  return <Tracker steps={steps} done={3} end={status === 'cancelled' ? 'ended' : end} />;
}
