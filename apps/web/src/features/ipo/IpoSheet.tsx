import type { IpoApplicationView } from '@corro/machines';
import { useEffect } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { DoneFooter } from '../../flows/orders/EndSteps.tsx';
import { FlowSheet, type SheetStep, useFlowSheet } from '../../flows/orders/FlowSheet.tsx';
import { orderStep } from '../../flows/orders/orderStep.tsx';
import { PendingNotice } from '../../flows/orders/UnknownStep.tsx';
import { patterns } from '../../links.ts';
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
  const i18n = useI18n();
  const { t } = i18n;
  const { ipoId, isWanted } = choice;
  const { counted } = useAmounts();
  const { ipo, view: current, send } = useIpoApplication(ipoId);
  const sheet = useFlowSheet({ view: current, send }, { form: { isWanted, leave: onLeave } });
  const { order } = current;
  const { show } = sheet;
  // While an application is pending, it is shown instead of any other choice.
  // oxlint-disable-next-line react/exhaustive-deps -- it is the choice that asks for it
  useEffect(() => show(), [choice]);

  const step = (view: IpoApplicationView): SheetStep | null => {
    const shown = { ipo, view, send };
    const recordsPath = patterns.ipoOrders;
    const steps = {
      form: {
        title: t({ id: 'ipo.sheet.editing' }),
        content: <IpoForm {...shown} />,
        footer: <IpoFormFooter view={view} />,
      },
      review: {
        title: t({ id: 'ipo.sheet.reviewing' }),
        content: <IpoReview {...shown} />,
        footer: <IpoReviewFooter view={view} send={send} />,
      },
      done: {
        title: t({ id: 'ipo.sheet.done' }),
        content: <IpoDone ipo={ipo} view={view} />,
        footer: (
          <DoneFooter
            ways={[{ label: t({ id: 'ipo.seeOrders' }), path: recordsPath }]}
            onAnother={sheet.close}
            anotherLabel={t({ id: 'ipo.seeOffers' })}
          />
        ),
      },
      unknown: <IpoUnknown ipo={ipo} view={view} />,
      refused: { title: t({ id: 'ipo.sheet.refused' }), change: t({ id: 'ipo.change' }) },
      recordsPath,
      onReconcileAgain: () => send({ type: 'RECONCILE_AGAIN' }),
      onGoOn: sheet.goOn,
    };
    return orderStep(view, steps, i18n);
  };

  return (
    <>
      {sheet.isMinimised && order !== null ? (
        <PendingNotice
          text={t(
            { id: 'ipo.unsettled' },
            {
              shares: counted(order.terms.quantity, (count) =>
                t({ id: 'order.shares' }, { count }),
              ),
              symbol: order.terms.symbol,
            },
          )}
          onSee={show}
        />
      ) : null}
      <FlowSheet view={current} open={sheet.open} onClose={sheet.close} step={step} />
    </>
  );
}
