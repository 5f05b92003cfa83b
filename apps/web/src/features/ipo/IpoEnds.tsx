import { defineMessage } from '@corro/messages';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { moneyRow } from '../../common/figures.tsx';
import { InstrumentAvatar } from '../../common/instruments/InstrumentAvatar.tsx';
import { useExtension, useTradeFeeLabel } from '../../common/operatorRules.tsx';
import { DoneStep } from '../../flows/orders/EndSteps.tsx';
import { TotalFigure } from '../../flows/orders/TotalFigure.tsx';
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
  const { label: feeLabel } = useTradeFeeLabel();
  const shares = counted(quantity ?? 0, (count) => t({ id: 'order.shares' }, { count }));
  const doneText = useExtension('notices')
    ? defineMessage({ id: 'ipo.doneTold' })
    : defineMessage({ id: 'ipo.done' });
  return (
    <DoneStep
      tone="pending"
      text={t(doneText, { shares, name: terms?.name ?? '' })}
      figure={<TotalFigure side="buy" total={total} pesos="usdMxn" label={label} />}
      picture={
        terms === null ? undefined : (
          <InstrumentAvatar size={56} symbol={terms.symbol} name={terms.name} market="" />
        )
      }
      orderNumber={orderNumber}
      at={view.order?.confirmedAt ?? null}
      notice={notice}
      rows={[...rows, ...(fee === null ? [] : [moneyRow(feeLabel, fee)])]}
    />
  );
}

export function IpoUnknown({ ipo, view }: EndProps) {
  const rows = useOfferingRows(view.order?.terms ?? null, ipo);
  return <UnknownStep view={view} rows={rows} />;
}
