import { Steps, type Step, type StepState } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { type MoneyStatus, useMoneyStatusText } from './MoneyStatusTag.tsx';
import { transferState } from './transferState.ts';

export interface MoneyTrackerProps {
  /** As the record says it, read again and again while it is on its way. */
  readonly status: MoneyStatus;
  /** Quieter lines below the steps. */
  readonly details?: { readonly requested?: string; readonly next?: string };
}

/** How far something has come: requested, in progress, and how it ended. */
export function MoneyTracker({ status, details }: MoneyTrackerProps) {
  const { t } = useI18n();
  const word = useMoneyStatusText();
  const step = (label: string, state: StepState, detail?: string): Step => ({
    label,
    state,
    stateLabel: t(transferState[state]),
    ...(detail === undefined ? {} : { detail }),
  });
  const requested = step(t({ id: 'transfer.step.requested' }), 'done', details?.requested);
  const passed = step(word('in-progress'), 'done');
  const isUnderWay = status === 'in-progress' || typeof status !== 'string';
  const rest = isUnderWay
    ? [step(word(status), 'current', details?.next), step(word('completed'), 'upcoming')]
    : [passed, step(word(status), status === 'failed' ? 'failed' : 'done')];
  return <Steps label={t({ id: 'transfer.steps' })} steps={[requested, ...rest]} />;
}
