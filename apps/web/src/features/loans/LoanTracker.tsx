import type { LoanRecord } from '@corro/client';
import { calendarDayIn, loanProgress } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { Inline, Meter, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useMoneyStatus } from '../../common/activity/status.ts';
import { Tracker } from '../../common/activity/Tracker.tsx';
import { useUpstreamNow } from '../../common/ages.tsx';

export type LoanStatus = LoanRecord['status'];

const stages = ['requested', 'applying', 'approved', 'paidOut'] as const;

/**
 * Number of completed steps by status. A rejected loan has completed fewer than an approved one:
 * the rejection takes the place of the approval.
 */
const completedSteps: Readonly<Record<Extract<LoanStatus, string>, number>> = {
  unapplied: 0,
  applying: 1,
  approved: 3,
  rejected: 2,
  unpaid: stages.length,
  paid: stages.length + 1,
  cancelled: 1,
};

const loanStep = defineMessages({
  applying: { id: 'loan.step.applying' },
  approved: { id: 'loan.step.approved' },
  paidOut: { id: 'loan.step.paidOut' },
  requested: { id: 'loan.step.requested' },
});

interface LoanTrackerProps {
  readonly status: LoanStatus;
  /** Unpaid after its due date. */
  readonly isOverdue?: boolean;
  /** Formatted times of the steps. */
  readonly times?: {
    readonly requested?: string | undefined;
    /** Approved, rejected or cancelled. */
    readonly decided?: string | undefined;
    readonly paidOut?: string | undefined;
    readonly repaid?: string | undefined;
  };
}

export function LoanTracker({ status, isOverdue = false, times }: LoanTrackerProps) {
  const { t } = useI18n();
  const statusOf = useMoneyStatus();
  const { requested, decided, paidOut, repaid } = times ?? {};
  const details = { requested, applying: undefined, approved: decided, paidOut };
  const steps = stages.map((stage) => ({
    label: t(loanStep[stage]),
    detail: details[stage],
  }));
  if (typeof status !== 'string') {
    const { text, detail } = statusOf(status);
    return <Tracker steps={[...steps.slice(0, 1), { label: text, detail }]} doneCount={1} />;
  }
  if (status === 'rejected') {
    const rejected = { label: t({ id: 'loan.step.rejected' }), detail: decided };
    return (
      <Tracker
        steps={[...steps.slice(0, completedSteps.rejected), rejected]}
        doneCount={completedSteps.rejected}
        lastState="failed"
      />
    );
  }
  if (status === 'cancelled') {
    const cancelled = { label: statusOf(status).text, detail: decided };
    return (
      <Tracker
        steps={[...steps.slice(0, completedSteps.cancelled), cancelled]}
        doneCount={completedSteps.cancelled}
        lastState="ended"
      />
    );
  }
  const owed = isOverdue ? t({ id: 'loan.overdue' }) : statusOf('unpaid').text;
  const paidBack = { label: status === 'paid' ? statusOf('paid').text : owed, detail: repaid };
  return (
    <Tracker
      steps={repaid === undefined ? steps : [...steps, paidBack]}
      doneCount={completedSteps[status]}
    />
  );
}

/** The days of an unpaid loan's term as a labelled bar; words alone without a term. */
export function LoanTimeLeft({ loan }: { loan: LoanRecord }) {
  const { repaymentAt, createdAt, days } = loan;
  if (loan.status !== 'unpaid' || repaymentAt === null) return null;
  return <TermProgress times={{ repaymentAt, createdAt, days }} />;
}

function TermProgress({ times }: { times: Parameters<typeof loanProgress>[0] }) {
  const { t } = useI18n();
  const { percent, count, isOverdue } = loanProgress(times, useUpstreamNow(), calendarDayIn());
  const { days } = times;
  if (isOverdue || percent === null || days === null || count > days) {
    return (
      <Text size={14} tone={isOverdue ? 'caution' : 'muted'}>
        {isOverdue
          ? t({ id: 'loan.time.overdue' }, { count })
          : t({ id: 'loan.time.left' }, { count })}
      </Text>
    );
  }
  const low = t({ id: 'loan.time.day' }, { day: days - count, days });
  const high = t({ id: 'loan.time.left' }, { count });
  return (
    <Stack gap={4}>
      <Meter percent={percent} />
      <Inline gap={8} justify="between">
        <Text size={12} tone="muted">
          {low}
        </Text>
        <Text size={12} tone="muted">
          {high}
        </Text>
      </Inline>
    </Stack>
  );
}
