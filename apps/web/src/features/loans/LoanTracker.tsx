import type { LoanRecord } from '@corro/client';
import { defineMessages } from '@corro/messages';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useMoneyStatus } from '../../common/activity/status.ts';
import { Tracker } from '../../common/activity/Tracker.tsx';

export type LoanStatus = LoanRecord['status'];

const ways = ['requested', 'applying', 'approved', 'paidOut'] as const;

/** How many steps of a loan are done. */
const places: Readonly<Record<Extract<LoanStatus, string>, number>> = {
  unapplied: 0,
  applying: 1,
  approved: 3,
  rejected: 2,
  unpaid: ways.length,
  paid: ways.length + 1,
  cancelled: 1,
};

const loanStep = defineMessages({
  applying: { id: 'loan.step.applying' },
  approved: { id: 'loan.step.approved' },
  paidOut: { id: 'loan.step.paidOut' },
  requested: { id: 'loan.step.requested' },
});

export interface LoanTrackerProps {
  readonly status: LoanStatus;
  /** When each step was, or will be; left out where that is not known. */
  readonly times?: {
    readonly requested?: string | undefined;
    /** Approved, rejected or cancelled. */
    readonly decided?: string | undefined;
    readonly paidOut?: string | undefined;
    readonly repaid?: string | undefined;
  };
}

/** How far a request has come: asked for, looked at, approved or rejected, paid out, paid back. */
export function LoanTracker({ status, times }: LoanTrackerProps) {
  const { t } = useI18n();
  const statusOf = useMoneyStatus();
  const { requested, decided, paidOut, repaid } = times ?? {};
  const details = { requested, applying: undefined, approved: decided, paidOut };
  const steps = ways.map((way) => ({
    label: t(loanStep[way]),
    detail: details[way],
  }));
  if (typeof status !== 'string') {
    return <Tracker steps={[...steps.slice(0, 1), { label: statusOf(status).text }]} done={1} />;
  }
  if (status === 'rejected') {
    const rejected = { label: t({ id: 'loan.step.rejected' }), detail: decided };
    return <Tracker steps={[...steps.slice(0, 2), rejected]} done={2} end="failed" />;
  }
  if (status === 'cancelled') {
    const cancelled = { label: statusOf(status).text, detail: decided };
    return <Tracker steps={[...steps.slice(0, 1), cancelled]} done={1} end="ended" />;
  }
  const paidBack = { label: statusOf(status === 'paid' ? 'paid' : 'unpaid').text, detail: repaid };
  return (
    <Tracker steps={repaid === undefined ? steps : [...steps, paidBack]} done={places[status]} />
  );
}
