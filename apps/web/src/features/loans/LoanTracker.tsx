import type { LoanRecord } from '@corro/client';
import { Steps, type Step, type StepState } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useMoneyStatusWord } from '../money/index.ts';

export type LoanStatus = LoanRecord['status'];

const ways = ['requested', 'applying', 'approved', 'paidOut'] as const;

/** Which step a loan stands at; past the last one when the money is there. */
const places: Readonly<Record<Extract<LoanStatus, string>, number>> = {
  unapplied: 0,
  applying: 1,
  approved: 3,
  rejected: 2,
  unpaid: ways.length,
  paid: ways.length,
};

/** How far a request has come: asked for, looked at, approved or rejected, paid out. */
export function LoanTracker({ status }: { status: LoanStatus }) {
  const { t } = useI18n();
  const word = useMoneyStatusWord();
  const step = (label: string, state: StepState): Step => ({
    label,
    state,
    stateLabel: t(`transfer.state.${state}`),
  });
  if (typeof status !== 'string') {
    const known = step(t('loan.step.requested'), 'done');
    return <Steps label={t('transfer.steps')} steps={[known, step(word(status), 'current')]} />;
  }
  const place = places[status];
  const before = ways.slice(0, place).map((way) => step(t(`loan.step.${way}`), 'done'));
  const rest =
    status === 'rejected'
      ? [step(t('loan.step.rejected'), 'failed')]
      : ways
          .slice(place)
          .map((way, index) => step(t(`loan.step.${way}`), index === 0 ? 'current' : 'upcoming'));
  return <Steps label={t('transfer.steps')} steps={[...before, ...rest]} />;
}
