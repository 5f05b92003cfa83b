import type { OfferKind } from '@corro/client';
import type { DealPurchaseView } from '@corro/machines';
import { useWords } from '../../boot/words.ts';
import { DoneFooter } from '../order-flow/DoneStep.tsx';
import { FlowSheet, type SheetStep } from '../order-flow/FlowSheet.tsx';
import { RefusedFooter, RefusedStep } from '../order-flow/RefusedStep.tsx';
import { UnknownFooter } from '../order-flow/UnknownStep.tsx';
import { UnsettledNotice } from '../order-flow/UnsettledNotice.tsx';
import { useFlowSheet } from '../order-flow/useFlowSheet.ts';
import { CodeSetupSheet } from '../transaction-code/CodeSetupSheet.tsx';
import { useCodeEntry } from '../transaction-code/useCodeEntry.ts';
import { DealDone, DealUnknown } from './DealEnds.tsx';
import { DealForm, DealFormFooter } from './DealForm.tsx';
import { DealReview, DealReviewFooter } from './DealReview.tsx';
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
  const { t } = useWords();
  const { offer, ...deal } = useDeal(kind, offerId);
  const sheet = useFlowSheet(deal, { isWanted, leave: onLeave });
  const entry = useCodeEntry(deal);
  const { order } = deal.view;

  const step = (view: DealPurchaseView): SheetStep => {
    const shown = { view, send: deal.send };
    switch (view.phase) {
      case 'editing':
        return {
          title: t(`deals.sheet.${kind}`),
          content: <DealForm {...shown} offer={offer} />,
          footer: <DealFormFooter view={view} />,
        };
      case 'reviewing':
      case 'submitting':
        return {
          title: t(`ticket.sheet.${view.phase}`),
          content: <DealReview {...shown} entry={entry} />,
          footer: <DealReviewFooter {...shown} entry={entry} />,
        };
      case 'refused':
        return {
          title: t('ticket.sheet.refused'),
          content: <RefusedStep trouble={view} />,
          footer: <RefusedFooter onChange={sheet.goOn} />,
        };
      case 'done':
        return {
          title: t('ticket.sheet.done.buy'),
          content: <DealDone view={view} />,
          footer: (
            <DoneFooter
              ways={[
                { label: t('ticket.seePositions'), path: paths.positions },
                { label: t('ticket.seeRecords'), path: paths.orders },
              ]}
              onAnother={sheet.goOn}
            />
          ),
        };
      case 'reconciling':
      case 'notFound':
      case 'unreachable':
        return {
          title: t(`ticket.sheet.${view.phase}`),
          content: <DealUnknown view={view} />,
          footer: (
            <UnknownFooter
              phase={view.phase}
              recordsPath={paths.orders}
              onLookAgain={() => deal.send({ type: 'LOOK_AGAIN' })}
              onAnyway={sheet.goOn}
            />
          ),
        };
    }
  };

  return (
    <>
      {sheet.isAside && order !== null ? (
        <UnsettledNotice
          text={t('ticket.unsettled', {
            side: t('order.buy'),
            shares: t('order.shares', { count: order.terms.quantity }),
            symbol: order.terms.symbol,
          })}
          onSee={sheet.show}
        />
      ) : null}
      <FlowSheet view={deal.view} open={sheet.open} onClose={sheet.close} step={step} />
      <CodeSetupSheet open={entry.isSettingUp} onClose={entry.leaveSetup} onSaved={entry.saved} />
    </>
  );
}
