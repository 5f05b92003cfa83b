import type { LoanRecord } from '@corro/client';
import { defineMessages } from '@corro/messages';
import { Steps, type Step, type StepState } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useMoneyStatusText, transferState } from '../money/index.ts';

export type LoanStatus = LoanRecord['status'];

const ways = ['requested', 'applying', 'approved', 'paidOut'] as const;

/** The current step of a loan; past the last one when it is paid out. */
const places: Readonly<Record<Extract<LoanStatus, string>, number>> = {
  unapplied: 0,
  applying: 1,
  approved: 3,
  rejected: 2,
  unpaid: ways.length,
  paid: ways.length,
};

const loanStep = defineMessages({
  applying: { id: 'loan.step.applying' },
  approved: { id: 'loan.step.approved' },
  paidOut: { id: 'loan.step.paidOut' },
  requested: { id: 'loan.step.requested' },
});

/** How far a request has come: asked for, looked at, approved or rejected, paid out. */
export function LoanTracker({ status }: { status: LoanStatus }) {
  const { t } = useI18n();
  const word = useMoneyStatusText();
  const step = (label: string, state: StepState): Step => ({
    label,
    state,
    stateLabel: t(transferState[state]),
  });
  if (typeof status !== 'string') {
    const known = step(t({ id: 'loan.step.requested' }), 'done');
    return (
      <Steps label={t({ id: 'transfer.steps' })} steps={[known, step(word(status), 'current')]} />
    );
  }
  const place = places[status];
  const before = ways.slice(0, place).map((way) => step(t(loanStep[way]), 'done'));
  const rest =
    status === 'rejected'
      ? [step(t({ id: 'loan.step.rejected' }), 'failed')]
      : ways
          .slice(place)
          .map((way, index) => step(t(loanStep[way]), index === 0 ? 'current' : 'upcoming'));
  return <Steps label={t({ id: 'transfer.steps' })} steps={[...before, ...rest]} />;
}
