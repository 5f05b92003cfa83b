import type { FundPurchaseView, OrderPhase } from '@corro/machines';
import { useWords } from '../../boot/words.ts';
import { DoneFooter } from '../../parts/order-flow/DoneStep.tsx';
import type { SheetStep } from '../../parts/order-flow/FlowSheet.tsx';
import { RefusedFooter, RefusedStep } from '../../parts/order-flow/RefusedStep.tsx';
import { UnknownFooter } from '../../parts/order-flow/UnknownStep.tsx';
import { routes } from '../../routes/table.ts';
import { FundDetails, FundDetailsFooter } from './FundDetails.tsx';
import { FundDone, FundUnknown } from './FundEnds.tsx';
import { FundReview, FundReviewFooter } from './FundReview.tsx';
import type { RunningPurchase } from './useFundPurchase.ts';

interface Ways {
  readonly close: () => void;
  readonly goOn: () => void;
}

/** What the sheet shows in each phase of the purchase. */
export function useFundStep({ fund, send }: RunningPurchase, { close, goOn }: Ways) {
  const { t } = useWords();
  const records = routes.fundOrders.path;

  const review = (view: FundPurchaseView) => ({
    title: t('funds.sheet.reviewing'),
    content: <FundReview view={view} fund={fund} send={send} />,
    footer: <FundReviewFooter view={view} send={send} />,
  });

  const unknown =
    (phase: 'reconciling' | 'notFound' | 'unreachable') => (view: FundPurchaseView) => ({
      title: t(`ticket.sheet.${phase}`),
      content: <FundUnknown view={view} />,
      footer: (
        <UnknownFooter
          phase={phase}
          recordsPath={records}
          onLookAgain={() => send({ type: 'LOOK_AGAIN' })}
          onAnyway={goOn}
        />
      ),
    });

  const steps: Record<OrderPhase, (view: FundPurchaseView) => SheetStep | null> = {
    editing(view) {
      if (fund === undefined) return null;
      return {
        title: fund.name,
        content: <FundDetails fund={fund} balance={view.balance} />,
        footer: <FundDetailsFooter view={view} send={send} />,
      };
    },
    reviewing: review,
    submitting: review,
    reconciling: unknown('reconciling'),
    notFound: unknown('notFound'),
    unreachable: unknown('unreachable'),
    refused: (view) => ({
      title: t('funds.sheet.refused'),
      content: <RefusedStep trouble={view} />,
      footer: <RefusedFooter label={t('funds.back')} onChange={goOn} />,
    }),
    done: (view) => ({
      title: t('funds.sheet.done'),
      content: <FundDone view={view} fund={fund} />,
      footer: (
        <DoneFooter
          ways={[{ label: t('funds.seeOrders'), path: records }]}
          onAnother={close}
          anotherLabel={t('funds.another')}
        />
      ),
    }),
  };
  return (view: FundPurchaseView) => steps[view.phase](view);
}
