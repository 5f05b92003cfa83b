import { defineMessage } from '@corro/messages';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { useExtension } from '../../common/operatorRules.tsx';
import { useTotalRows } from '../../common/prices/useTotalRows.tsx';
import { DoneStep } from '../../flows/orders/EndSteps.tsx';
import { UnknownStep } from '../../flows/orders/UnknownStep.tsx';
import { reviewedOrder, useReceipt } from '../../flows/orders/useReceipt.ts';
import type { IpoFormProps } from './IpoForm.tsx';
import { ipoFlow } from './ipoFlow.ts';
import { useOfferingRows } from './ipoRows.tsx';

type EndProps = Pick<IpoFormProps, 'ipo' | 'view'>;

/** The receipt. No shares are allotted yet, so the total is reserved and not yet spent. */
export function IpoDone({ ipo, view }: EndProps) {
  const { t } = useI18n();
  const { terms = null } = view.order ?? {};
  const { counted } = useAmounts();
  const rows = useOfferingRows(terms, ipo);
  const receipt = useReceipt({ calls: ipoFlow.calls, view, reviewed: reviewedOrder(terms) });
  const { quantity, fee, total, orderNumber, notice } = receipt;
  const label = t({ id: 'ipo.heldNow' });
  const totalRows = useTotalRows({ side: 'buy', total, fee, pesos: 'usdMxn', label });
  const shares = counted(quantity ?? 0, (count) => t({ id: 'order.shares' }, { count }));
  const doneText = useExtension('notices')
    ? defineMessage({ id: 'ipo.doneTold' })
    : defineMessage({ id: 'ipo.done' });
  return (
    <DoneStep
      tone="pending"
      text={t(doneText, { shares, name: terms?.name ?? '' })}
      orderNumber={orderNumber}
      notice={notice}
      rows={[...rows, ...totalRows]}
    />
  );
}

export function IpoUnknown({ ipo, view }: EndProps) {
  const rows = useOfferingRows(view.order?.terms ?? null, ipo);
  return <UnknownStep view={view} rows={rows} />;
}
