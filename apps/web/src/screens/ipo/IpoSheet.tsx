import type { IpoApplicationView } from '@corro/machines';
import { useEffect } from 'react';
import { useWords } from '../../boot/words.ts';
import { DoneFooter } from '../../parts/order-flow/DoneStep.tsx';
import { FlowSheet, type SheetStep } from '../../parts/order-flow/FlowSheet.tsx';
import { RefusedFooter, RefusedStep } from '../../parts/order-flow/RefusedStep.tsx';
import { UnknownFooter } from '../../parts/order-flow/UnknownStep.tsx';
import { UnsettledNotice } from '../../parts/order-flow/UnsettledNotice.tsx';
import { useFlowSheet } from '../../parts/order-flow/useFlowSheet.ts';
import { routes } from '../../routes/table.ts';
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
  const { t } = useWords();
  const { ipoId, isWanted } = choice;
  const { ipo, view: current, send } = useIpoApplication(ipoId);
  const sheet = useFlowSheet({ view: current, send }, { isWanted, leave: onLeave });
  const { order } = current;
  const { show } = sheet;
  // Whatever is chosen while an application is on its way, it is that one which is to be seen.
  // oxlint-disable-next-line react/exhaustive-deps -- it is the choice that asks for it
  useEffect(() => show(), [choice]);

  const step = (view: IpoApplicationView): SheetStep => {
    switch (view.phase) {
      case 'editing':
        return {
          title: t('ipo.sheet.editing'),
          content: <IpoForm ipo={ipo} view={view} send={send} />,
          footer: <IpoFormFooter view={view} />,
        };
      case 'reviewing':
      case 'submitting':
        return {
          title: t('ipo.sheet.reviewing'),
          content: <IpoReview ipo={ipo} view={view} send={send} />,
          footer: <IpoReviewFooter view={view} send={send} />,
        };
      case 'refused':
        return {
          title: t('ipo.sheet.refused'),
          content: <RefusedStep trouble={view} />,
          footer: <RefusedFooter onChange={sheet.goOn} label={t('ipo.change')} />,
        };
      case 'done':
        return {
          title: t('ipo.sheet.done'),
          content: <IpoDone ipo={ipo} view={view} />,
          footer: (
            <DoneFooter
              ways={[{ label: t('ipo.seeOrders'), path: routes.ipoOrders.path }]}
              onAnother={sheet.close}
              anotherLabel={t('ipo.seeOffers')}
            />
          ),
        };
      case 'reconciling':
      case 'notFound':
      case 'unreachable':
        return {
          title: t(`ticket.sheet.${view.phase}`),
          content: <IpoUnknown ipo={ipo} view={view} />,
          footer: (
            <UnknownFooter
              phase={view.phase}
              recordsPath={routes.ipoOrders.path}
              onLookAgain={() => send({ type: 'LOOK_AGAIN' })}
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
