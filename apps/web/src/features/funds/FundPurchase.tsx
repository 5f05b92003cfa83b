import { balanceQuery, fundsQuery } from '@corro/client';
import type { FundPurchaseView } from '@corro/machines';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { isCompleteFund } from '../../flows/orders/complete.ts';
import { DoneFooter } from '../../flows/orders/EndSteps.tsx';
import { FlowSheet } from '../../flows/orders/FlowSheet.tsx';
import { useFlowSheet } from '../../flows/orders/useFlowSheet.ts';
import { orderStep } from '../../flows/orders/orderStep.tsx';
import { PendingNotice } from '../../flows/orders/PendingNotice.tsx';
import { useOrderFlow } from '../../flows/orders/useOrderFlow.ts';
import { patterns } from '../../links.ts';
import { FundDetails, FundDetailsFooter } from './FundDetails.tsx';
import { FundDone, FundUnknown } from './FundEnds.tsx';
import { fundFlow } from './fundFlow.ts';
import { FundReview, FundReviewFooter } from './FundReview.tsx';

interface FundPurchaseProps {
  /** Null before the first choice; even then an earlier purchase may be pending. */
  readonly fundId: string | null;
  readonly isWanted: boolean;
  readonly onLeave: () => void;
}

/** The purchase of a participation, from the fund's details to the receipt, in one sheet. */
export function FundPurchase({ fundId, isWanted, onLeave }: FundPurchaseProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const api = useApi();
  const funds = useQuery(fundsQuery(api));
  const balance = useQuery(balanceQuery(api)).data ?? null;
  const fund = funds.data?.find(({ id }) => id === fundId);
  const { view: current, send } = useOrderFlow(fundFlow, {
    draft: 'fund',
    facts: {
      fund: fund !== undefined && isCompleteFund(fund) ? fund : null,
      isGone: funds.data !== undefined && fund === undefined,
      balance,
    },
  });
  const sheet = useFlowSheet({ view: current, send }, { form: { isWanted, leave: onLeave } });

  const step = (view: FundPurchaseView) => {
    const props = { view, send };
    const recordsPath = patterns.fundOrders;
    const steps = {
      form:
        fund === undefined
          ? null
          : {
              title: fund.name,
              content: <FundDetails fund={fund} balance={view.balance} />,
              footer: <FundDetailsFooter {...props} />,
            },
      review: {
        title: t({ id: 'funds.sheet.reviewing' }),
        content: <FundReview {...props} fund={fund} />,
        footer: <FundReviewFooter {...props} />,
      },
      done: {
        title: t({ id: 'funds.sheet.done' }),
        content: <FundDone view={view} fund={fund} />,
        footer: (
          <DoneFooter
            links={[{ label: t({ id: 'funds.seeOrders' }), path: recordsPath }]}
            onNewOrder={sheet.close}
            anotherLabel={t({ id: 'funds.another' })}
          />
        ),
      },
      unknown: <FundUnknown view={view} />,
      refused: { title: t({ id: 'funds.sheet.refused' }), change: t({ id: 'funds.back' }) },
      recordsPath,
      onReconcileAgain: () => send({ type: 'RECONCILE_AGAIN' }),
      onGoOn() {
        // A refused fund may no longer be on sale.
        void funds.refetch();
        sheet.goOn();
      },
    };
    return orderStep(view, steps, i18n);
  };

  return (
    <>
      {sheet.isMinimised && current.order !== null ? (
        <PendingNotice
          text={t({ id: 'funds.unsettled' }, { name: current.order.terms.name })}
          onSee={sheet.show}
        />
      ) : null}
      <FlowSheet view={current} open={sheet.open} onClose={sheet.close} step={step} />
    </>
  );
}
