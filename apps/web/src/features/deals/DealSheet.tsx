import type { OfferKind } from '@corro/client';
import type { DealPurchaseView } from '@corro/machines';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { DoneFooter } from '../../flows/orders/EndSteps.tsx';
import { FlowSheet, type SheetStep, useFlowSheet } from '../../flows/orders/FlowSheet.tsx';
import { orderStep } from '../../flows/orders/orderStep.tsx';
import { PendingNotice } from '../../flows/orders/UnknownStep.tsx';
import { CodeSetupSheet } from '../../flows/transactionCode/CodeSetup.tsx';
import { useCodeEntry } from '../../flows/transactionCode/useCodeEntry.ts';
import { DealDone, DealUnknown } from './DealEnds.tsx';
import { DealForm, DealFormFooter } from './DealForm.tsx';
import { DealReview, DealReviewFooter, dealsSheet } from './DealReview.tsx';
import { useDeal } from './useDeal.ts';

/** Where a purchase leads once it is done. */
export interface DealPaths {
  readonly orders: string;
  readonly positions: string;
  readonly markets: string;
}

export interface DealSheetProps {
  readonly kind: OfferKind;
  readonly offerId: string;
  /** The customer asked for the purchase and has not left it since. */
  readonly isWanted: boolean;
  readonly onLeave: () => void;
  readonly paths: DealPaths;
}

/** The purchase from one offer, from the quantity to its end (spec §2: the buy dialog). */
export function DealSheet({ kind, offerId, isWanted, onLeave, paths }: DealSheetProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { offer, ...deal } = useDeal(kind, offerId);
  const { counted } = useAmounts();
  const sheet = useFlowSheet(deal, { form: { isWanted, leave: onLeave } });
  const entry = useCodeEntry(deal);
  const { order } = deal.view;

  const step = (view: DealPurchaseView): SheetStep | null => {
    const shown = { view, send: deal.send };
    const ways = [
      { label: t({ id: 'ticket.seePositions' }), path: paths.positions },
      { label: t({ id: 'ticket.seeRecords' }), path: paths.orders },
    ];
    const steps = {
      form: {
        title: t(dealsSheet[kind]),
        content: <DealForm {...shown} offer={offer} />,
        footer: <DealFormFooter view={view} />,
      },
      review: {
        title: t({ id: 'ticket.sheet.reviewing' }),
        content: <DealReview {...shown} entry={entry} />,
        footer: <DealReviewFooter {...shown} entry={entry} />,
      },
      done: {
        title: t({ id: 'ticket.sheet.done.buy' }),
        content: <DealDone view={view} />,
        footer: <DoneFooter ways={ways} onAnother={sheet.goOn} />,
      },
      unknown: <DealUnknown view={view} />,
      recordsPath: paths.orders,
      onReconcileAgain: () => deal.send({ type: 'RECONCILE_AGAIN' }),
      onGoOn: sheet.goOn,
    };
    return orderStep(view, steps, i18n);
  };

  return (
    <>
      {sheet.isMinimised && order !== null ? (
        <PendingNotice
          text={t(
            { id: 'ticket.unsettled' },
            {
              side: t({ id: 'order.buy' }),
              shares: counted(order.terms.quantity, (count) =>
                t({ id: 'order.shares' }, { count }),
              ),
              symbol: order.terms.symbol,
            },
          )}
          onSee={sheet.show}
        />
      ) : null}
      <FlowSheet view={deal.view} open={sheet.open} onClose={sheet.close} step={step} />
      <CodeSetupSheet open={entry.isSettingUp} onClose={entry.leaveSetup} onSaved={entry.saved} />
    </>
  );
}
