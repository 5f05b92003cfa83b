import { useI18n } from '../../app/i18n/i18n.ts';
import { FlowSheet, useFlowSheet } from '../../flows/orders/FlowSheet.tsx';
import { PendingNotice } from '../../flows/orders/UnknownStep.tsx';
import { useFundPurchase } from './useFundPurchase.ts';
import { useFundStep } from './useFundStep.tsx';

export interface FundPurchaseProps {
  /** Null where none was chosen yet: an earlier purchase may be on its way all the same. */
  readonly fundId: string | null;
  /** Whether the customer is looking at the fund. */
  readonly isWanted: boolean;
  readonly onLeave: () => void;
}

/** The purchase of a participation: the fund, the review, and what became of it, in one sheet. */
export function FundPurchase({ fundId, isWanted, onLeave }: FundPurchaseProps) {
  const { t } = useI18n();
  const purchase = useFundPurchase(fundId);
  const sheet = useFlowSheet(purchase, { form: { isWanted, leave: onLeave } });
  const step = useFundStep(purchase, sheet);
  const { view } = purchase;
  return (
    <>
      {sheet.isMinimised && view.order !== null ? (
        <PendingNotice
          text={t({ id: 'funds.unsettled' }, { name: view.order.terms.name })}
          onSee={sheet.show}
        />
      ) : null}
      <FlowSheet view={view} open={sheet.open} onClose={sheet.close} step={step} />
    </>
  );
}
