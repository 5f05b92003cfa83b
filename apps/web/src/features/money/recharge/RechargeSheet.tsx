import type { RechargeView } from '@corro/machines';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { DoneFooter } from '../../../flows/orders/DoneStep.tsx';
import { FlowSheet } from '../../../flows/orders/FlowSheet.tsx';
import { orderStep } from '../../../flows/orders/orderStep.tsx';
import { paths } from '../../../routing/addresses.ts';
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
  const words = useI18n();
  const { t } = words;
  const recordsPath = paths.rechargeRecords();
  const step = (shown: RechargeView) => {
    const steps = {
      form: null,
      review: {
        title: t('recharge.sheet.reviewing'),
        content: <RechargeReview view={shown} />,
        footer: <RechargeConfirm view={shown} send={send} />,
      },
      done: {
        title: t('recharge.sheet.done'),
        content: <RechargeDone view={shown} />,
        footer: (
          <DoneFooter
            ways={[{ label: t('transfer.seeRecords'), path: recordsPath }]}
            onAnother={onGoOn}
            anotherLabel={t('recharge.another')}
          />
        ),
      },
      unknown: <RechargeUnknown view={shown} />,
      refused: { title: t('recharge.sheet.refused'), change: t('recharge.change') },
      recordsPath,
      onLookAgain: () => send({ type: 'LOOK_AGAIN' }),
      onGoOn,
    };
    return orderStep(shown, steps, words);
  };
  return <FlowSheet view={view} open={open} onClose={onClose} step={step} />;
}
