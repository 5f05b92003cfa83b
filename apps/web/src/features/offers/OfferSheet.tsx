import { balanceQuery, type OfferKind, offersQuery } from '@corro/client';
import type { OfferPurchaseView } from '@corro/machines';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { useHiddenAmounts } from '../../common/hiddenAmounts.tsx';
import { isCompleteOffer } from '../../flows/orders/complete.ts';
import { DoneFooter } from '../../flows/orders/EndSteps.tsx';
import { FlowSheet, type SheetStep } from '../../flows/orders/FlowSheet.tsx';
import { useFlowSheet } from '../../flows/orders/useFlowSheet.ts';
import { orderStep } from '../../flows/orders/orderStep.tsx';
import { PendingNotice } from '../../flows/orders/PendingNotice.tsx';
import { useOrderFlow } from '../../flows/orders/useOrderFlow.ts';
import { CodeSetupSheet } from '../../flows/transactionCode/CodeSetup.tsx';
import { useCodeEntry } from '../../flows/transactionCode/useCodeEntry.ts';
import { patterns } from '../../links.ts';
import { OfferDone, OfferUnknown } from './OfferEnds.tsx';
import { OfferForm, OfferFormFooter } from './OfferForm.tsx';
import { offerFlow } from './offerFlow.ts';
import { OfferReview, OfferReviewFooter, sheetTitle } from './OfferReview.tsx';

interface OfferSheetProps {
  readonly kind: OfferKind;
  readonly offerId: string;
  readonly symbol: string;
  /** True if the customer has opened the purchase and not left it. */
  readonly isWanted: boolean;
  readonly onLeave: () => void;
  readonly ordersPath: string;
}

/** The purchase from one offer, from form to receipt (spec §2: the buy dialog). */
export function OfferSheet({
  kind,
  offerId,
  symbol,
  isWanted,
  onLeave,
  ordersPath,
}: OfferSheetProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const api = useApi();
  const offers = useQuery(offersQuery(api, { kind }));
  const balance = useQuery(balanceQuery(api)).data ?? null;
  const { isHidden: hidesAmounts } = useHiddenAmounts();
  const offer = offers.data?.find(
    (candidate) => candidate.id === offerId && candidate.symbol === symbol,
  );
  const purchase = useOrderFlow(offerFlow[kind], {
    draft: `offer_${kind}_${offerId}_${symbol}`,
    facts: {
      offer: offer !== undefined && isCompleteOffer(offer) ? offer : null,
      isGone: offers.data !== undefined && offer?.status !== 'open',
      balance,
      hidesAmounts,
    },
  });
  const { counted } = useAmounts();
  const sheet = useFlowSheet(purchase, { form: { isWanted, leave: onLeave } });
  const entry = useCodeEntry(purchase);
  const { order } = purchase.view;

  const step = (view: OfferPurchaseView): SheetStep | null => {
    const props = { view, send: purchase.send };
    const links = [
      { label: t({ id: 'ticket.seePositions' }), path: patterns.trade },
      { label: t({ id: 'ticket.seeRecords' }), path: ordersPath },
    ];
    const steps = {
      form: {
        title: t(sheetTitle[kind]),
        content: <OfferForm {...props} offer={offer} />,
        footer: <OfferFormFooter view={view} />,
      },
      review: {
        title: t({ id: 'ticket.sheet.reviewing' }),
        content: <OfferReview {...props} entry={entry} />,
        footer: <OfferReviewFooter {...props} entry={entry} />,
      },
      done: {
        title: t({ id: 'ticket.sheet.done.buy' }),
        content: <OfferDone view={view} />,
        footer: <DoneFooter links={links} onNewOrder={sheet.goOn} />,
      },
      unknown: <OfferUnknown view={view} />,
      recordsPath: ordersPath,
      onReconcileAgain: () => purchase.send({ type: 'RECONCILE_AGAIN' }),
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
      <FlowSheet view={purchase.view} open={sheet.open} onClose={sheet.close} step={step} />
      <CodeSetupSheet open={entry.isSettingUp} onClose={entry.leaveSetup} onSaved={entry.saved} />
    </>
  );
}
