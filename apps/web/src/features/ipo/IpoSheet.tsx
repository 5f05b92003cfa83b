import { balanceQuery, iposQuery } from '@corro/client';
import { limits } from '@corro/domain';
import type { IpoApplicationView, IpoOffering } from '@corro/machines';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { type CompleteIpo, isCompleteIpo } from '../../flows/orders/complete.ts';
import { DoneFooter } from '../../flows/orders/EndSteps.tsx';
import { FlowSheet, type SheetStep } from '../../flows/orders/FlowSheet.tsx';
import { useFlowSheet } from '../../flows/orders/useFlowSheet.ts';
import { orderStep } from '../../flows/orders/orderStep.tsx';
import { PendingNotice } from '../../flows/orders/PendingNotice.tsx';
import { useOrderFlow } from '../../flows/orders/useOrderFlow.ts';
import { patterns } from '../../links.ts';
import { IpoDone, IpoUnknown } from './IpoEnds.tsx';
import { ipoFlow } from './ipoFlow.ts';
import { IpoForm, IpoFormFooter } from './IpoForm.tsx';
import { IpoReview, IpoReviewFooter } from './IpoReview.tsx';

/** The IPO that the customer chose, or whose application was pending at a reload. */
export interface IpoChoice {
  readonly ipoId: string;
  readonly symbol: string;
  /** True if the customer has opened the sheet and not left it. */
  readonly isWanted: boolean;
}

interface IpoSheetProps {
  /** A new object for each choice. */
  readonly choice: IpoChoice;
  readonly onLeave: () => void;
}

/** The application for one IPO, from form to receipt (spec §2: the buy dialog). */
export function IpoSheet({ choice, onLeave }: IpoSheetProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { ipoId, symbol, isWanted } = choice;
  const { counted } = useAmounts();
  const api = useApi();
  const ipos = useQuery(iposQuery(api));
  const balance = useQuery(balanceQuery(api)).data ?? null;
  const ipo = ipos.data?.find((candidate) => candidate.id === ipoId && candidate.symbol === symbol);
  const { view: current, send } = useOrderFlow(ipoFlow, {
    draft: `ipo_${ipoId}_${symbol}`,
    facts: {
      offering: ipo !== undefined && isCompleteIpo(ipo) ? toOffering(ipo) : null,
      isGone: ipos.data !== undefined && ipo === undefined,
      balance,
    },
  });
  const sheet = useFlowSheet({ view: current, send }, { form: { isWanted, leave: onLeave } });
  const { order } = current;
  const { show } = sheet;
  // A choice while an application is pending shows the pending one.
  // oxlint-disable-next-line react/exhaustive-deps -- runs for each choice
  useEffect(() => show(), [choice]);

  const step = (view: IpoApplicationView): SheetStep | null => {
    const props = { ipo, view, send };
    const recordsPath = patterns.ipoOrders;
    const steps = {
      form: {
        title: t({ id: 'ipo.sheet.editing' }),
        content: <IpoForm {...props} />,
        footer: <IpoFormFooter view={view} />,
      },
      review: {
        title: t({ id: 'ipo.sheet.reviewing' }),
        content: <IpoReview {...props} />,
        footer: <IpoReviewFooter view={view} send={send} />,
      },
      done: {
        title: t({ id: 'ipo.sheet.done' }),
        content: <IpoDone ipo={ipo} view={view} />,
        footer: (
          <DoneFooter
            links={[{ label: t({ id: 'ipo.seeOrders' }), path: recordsPath }]}
            onNewOrder={sheet.close}
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

/** Replaces unpublished limits by the widest ones: the upstream enforces its own limits anyway. */
function toOffering({ id, symbol, name, price, min, max, status }: CompleteIpo): IpoOffering {
  return {
    id,
    symbol,
    name,
    price,
    min: min ?? limits.ipoQuantityStep,
    max: max ?? Number.MAX_SAFE_INTEGER,
    isForthcoming: status === 'forthcoming',
  };
}
