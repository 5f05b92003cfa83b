import { Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { ConfirmButton } from '../../../flows/orders/ConfirmButton.tsx';
import { ReviewStep } from '../../../flows/orders/ReviewStep.tsx';
import { useTotalRows } from '../../../common/prices/useTotalRows.tsx';
import { methods } from './rechargeFlow.ts';
import type { Recharge } from './useRecharge.ts';
import { useRechargeRows } from './useRechargeRows.tsx';

/** Everything that the customer agrees to. */
export function RechargeReview({ view }: Pick<Recharge, 'view'>) {
  const { t } = useI18n();
  const terms = view.review?.terms ?? null;
  const total = terms?.amount ?? null;
  const amountRows = useTotalRows({
    side: 'buy',
    total,
    pesos: 'usdMxn',
    label: t('transfer.amount'),
  });
  const rows = useRechargeRows(view);
  return (
    <ReviewStep
      warnOfEarlierOrder={view.warnOfEarlierOrder}
      rows={[
        ...amountRows,
        { label: t('recharge.method'), value: <MethodName method={terms?.method ?? null} /> },
        ...rows,
      ]}
    >
      <Text as="p" size={14} tone="muted">
        {t('recharge.previewNote')}
      </Text>
    </ReviewStep>
  );
}

/** One that was kept by another version may be called anything. */
function MethodName({ method }: { method: string | null }) {
  const { t } = useI18n();
  const known = methods.find((one) => one === method);
  return <Text>{known === undefined ? method : t(`recharge.method.${known}`)}</Text>;
}

export function RechargeConfirm({ view, send }: Recharge) {
  const { t } = useI18n();
  const obstacle = view.review?.confirmObstacle ?? null;
  return (
    <ConfirmButton
      label={t('recharge.confirm')}
      isBusy={view.phase === 'submitting'}
      reason={obstacle === null ? null : t(`flow.obstacle.${obstacle}`)}
      onConfirm={() => send({ type: 'CONFIRM' })}
    />
  );
}
