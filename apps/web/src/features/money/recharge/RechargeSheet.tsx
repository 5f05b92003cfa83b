import type { RechargeView } from '@corro/machines';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { DoneFooter } from '../../../flows/orders/EndSteps.tsx';
import { FlowSheet } from '../../../flows/orders/FlowSheet.tsx';
import { orderStep } from '../../../flows/orders/orderStep.tsx';
import { paths } from '../../../links.ts';
import { RechargeDone, RechargeUnknown } from './RechargeEnds.tsx';
import { RechargeConfirm, RechargeReview } from './RechargeReview.tsx';
import type { Recharge } from './useRecharge.ts';

export interface RechargeSheetProps extends Recharge {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onGoOn: () => void;
}

/** From the review on, all that happens to a recharge happens in this sheet. */
export function RechargeSheet({ view, send, open, onClose, onGoOn }: RechargeSheetProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const recordsPath = paths.rechargeRecords();
  const step = (shown: RechargeView) => {
    const steps = {
      form: null,
      review: {
        title: t({ id: 'recharge.sheet.reviewing' }),
        content: <RechargeReview view={shown} />,
        footer: <RechargeConfirm view={shown} send={send} />,
      },
      done: {
        title: t({ id: 'recharge.sheet.done' }),
        content: <RechargeDone view={shown} />,
        footer: (
          <DoneFooter
            ways={[{ label: t({ id: 'transfer.seeRecords' }), path: recordsPath }]}
            onAnother={onGoOn}
            anotherLabel={t({ id: 'recharge.another' })}
          />
        ),
      },
      unknown: <RechargeUnknown view={shown} />,
      refused: { title: t({ id: 'recharge.sheet.refused' }), change: t({ id: 'recharge.change' }) },
      recordsPath,
      onReconcileAgain: () => send({ type: 'RECONCILE_AGAIN' }),
      onGoOn,
    };
    return orderStep(shown, steps, i18n);
  };
  return <FlowSheet view={view} open={open} onClose={onClose} step={step} />;
}
