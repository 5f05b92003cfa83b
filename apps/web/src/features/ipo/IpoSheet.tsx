import type { IpoApplicationView } from '@corro/machines';
import { useEffect } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { DoneFooter } from '../../flows/orders/DoneStep.tsx';
import { FlowSheet, type SheetStep } from '../../flows/orders/FlowSheet.tsx';
import { orderStep } from '../../flows/orders/orderStep.tsx';
import { PendingNotice } from '../../flows/orders/PendingNotice.tsx';
import { useFlowSheet } from '../../flows/orders/useFlowSheet.ts';
import { routes } from '../../routing/addresses.ts';
import { IpoDone, IpoUnknown } from './IpoEnds.tsx';
import { IpoForm, IpoFormFooter } from './IpoForm.tsx';
import { IpoReview, IpoReviewFooter } from './IpoReview.tsx';
import { useIpoApplication } from './useIpoApplication.ts';
import type { IpoChoice } from './useIpoChoice.ts';

export interface IpoSheetProps {
  /** Another object each time that the customer chooses. */
  readonly choice: IpoChoice;
  readonly onLeave: () => void;
}

/** The application for one offering, from the quantity to its end (spec §2: the buy dialog). */
export function IpoSheet({ choice, onLeave }: IpoSheetProps) {
  const words = useI18n();
  const { t } = words;
  const { ipoId, isWanted } = choice;
  const { ipo, view: current, send } = useIpoApplication(ipoId);
  const sheet = useFlowSheet({ view: current, send }, { isWanted, leave: onLeave });
  const { order } = current;
  const { show } = sheet;
  // Whatever is chosen while an application is on its way, it is that one which is to be seen.
  // oxlint-disable-next-line react/exhaustive-deps -- it is the choice that asks for it
  useEffect(() => show(), [choice]);

  const step = (view: IpoApplicationView): SheetStep | null => {
    const shown = { ipo, view, send };
    const recordsPath = routes.ipoOrders.path;
    const steps = {
      form: {
        title: t('ipo.sheet.editing'),
        content: <IpoForm {...shown} />,
        footer: <IpoFormFooter view={view} />,
      },
      review: {
        title: t('ipo.sheet.reviewing'),
        content: <IpoReview {...shown} />,
        footer: <IpoReviewFooter view={view} send={send} />,
      },
      done: {
        title: t('ipo.sheet.done'),
        content: <IpoDone ipo={ipo} view={view} />,
        footer: (
          <DoneFooter
            ways={[{ label: t('ipo.seeOrders'), path: recordsPath }]}
            onAnother={sheet.close}
            anotherLabel={t('ipo.seeOffers')}
          />
        ),
      },
      unknown: <IpoUnknown ipo={ipo} view={view} />,
      refused: { title: t('ipo.sheet.refused'), change: t('ipo.change') },
      recordsPath,
      onLookAgain: () => send({ type: 'LOOK_AGAIN' }),
      onGoOn: sheet.goOn,
    };
    return orderStep(view, steps, words);
  };

  return (
    <>
      {sheet.isMinimised && order !== null ? (
        <PendingNotice
          text={t('ipo.unsettled', {
            shares: t('order.shares', { count: order.terms.quantity }),
            symbol: order.terms.symbol,
          })}
          onSee={show}
        />
      ) : null}
      <FlowSheet view={current} open={sheet.open} onClose={sheet.close} step={step} />
    </>
  );
}
