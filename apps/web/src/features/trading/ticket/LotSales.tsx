import type { Lot } from '@corro/domain';
import {
  lotSaleEvent,
  lotSalesView,
  type LotSalesAct,
  type LotSalesView,
  type StockTicketEvent,
  type TicketView,
} from '@corro/machines';
import { type ReactNode, useEffect, useState } from 'react';
import type { SafeStorage } from '../../../app/storage/storage.ts';
import { readPendingNames, readPendingOrder } from '../../../flows/orders/persistedOrders.ts';
import { useOrderFlow } from '../../../flows/orders/useOrderFlow.ts';
import { LotSalesSheet } from './LotSalesSheet.tsx';
import { lotFlowNames, ticketFlow } from './ticketFlow.ts';
import type { TicketMarket } from './useStockTicket.ts';

/** The lots of an instrument whose sale was begun before this page was loaded, and whose end is not known. */
export function pendingLots(storage: SafeStorage, symbol: string): readonly Lot[] {
  const { isTerms } = ticketFlow(symbol);
  return readPendingNames(storage, lotFlowNames(symbol)).flatMap((name) => {
    const lot = readPendingOrder(storage, { name, isTerms })?.terms.lot ?? null;
    return lot === null ? [] : [lot];
  });
}

/** The sale of one lot as it runs. */
interface RunningSale {
  readonly lot: Lot;
  readonly view: TicketView;
  readonly send: (event: StockTicketEvent) => void;
}

interface RunnerProps {
  readonly market: TicketMarket;
  /** The review was left: none is opened again. */
  readonly isWithdrawn: boolean;
}

interface LotSaleProps extends RunnerProps {
  readonly lot: Lot;
  readonly children: (sale: RunningSale) => ReactNode;
}

/** Runs the sale of one lot: the same ticket as any, under a name of its own. */
function LotSale({ lot, market, isWithdrawn, children }: LotSaleProps) {
  const [flow] = useState(() => ticketFlow(market.facts.symbol, lot.orderNumber));
  const { view, send } = useOrderFlow(flow, {
    ...market,
    draft: `sale_${lot.orderNumber}`,
    form: { side: 'sell', lots: [lot] },
  });
  const { phase, reviewObstacle, warnOfEarlierOrder } = view;
  const isToReview =
    phase === 'editing' && reviewObstacle === null && !warnOfEarlierOrder && !isWithdrawn;
  useEffect(() => {
    if (isToReview) send({ type: 'REVIEW' });
    // oxlint-disable-next-line react/exhaustive-deps -- another function each time, of the same actor
  }, [isToReview]);
  return children({ lot, view, send });
}

interface RunningSalesProps extends RunnerProps {
  readonly lots: readonly Lot[];
  readonly running: readonly RunningSale[];
  readonly children: (sales: readonly RunningSale[]) => ReactNode;
}

/** Runs the sales of all lots, each inside the one before: an actor belongs to a component. */
function RunningSales({ lots, running, children, ...runner }: RunningSalesProps) {
  const [lot, ...others] = lots;
  if (lot === undefined) return children(running);
  return (
    <LotSale key={lot.orderNumber} lot={lot} {...runner}>
      {(sale) => (
        <RunningSales lots={others} running={[...running, sale]} {...runner}>
          {children}
        </RunningSales>
      )}
    </LotSale>
  );
}

interface LotSalesProps {
  /** None where nothing is sold; they stay the same until it is left. */
  readonly lots: readonly Lot[];
  readonly market: TicketMarket;
  /** Of the instrument. */
  readonly name: string;
  /** Not left yet. */
  readonly isOpen: boolean;
  /** The sheet is out of the way while the orders are on their way. */
  readonly isMinimised: boolean;
  readonly onMinimise: () => void;
  /** Back to the form; whether anything was confirmed. */
  readonly onLeave: (isConfirmed: boolean) => void;
}

/** Sells several lots in one review: an order for each, with its own key and its own end. */
export function LotSales(props: LotSalesProps) {
  const { lots, market, name, isOpen, isMinimised, onMinimise, onLeave } = props;
  const [isWithdrawn, setWithdrawn] = useState(false);
  return (
    <RunningSales lots={lots} running={[]} market={market} isWithdrawn={isWithdrawn}>
      {([first, ...others]) => {
        if (first === undefined) return null;
        const view = lotSalesView([first, ...others], isWithdrawn);
        const act = (what: LotSalesAct) => {
          for (const sale of [first, ...others]) {
            const event = lotSaleEvent(what, sale, view);
            if (event !== null) sale.send(event);
          }
        };
        return (
          <LotSalesSheet
            view={view}
            act={act}
            name={name}
            open={isOpen && !(isMinimised && isUnderWay(view))}
            onClose={() => {
              if (isUnderWay(view)) {
                onMinimise();
                return;
              }
              if (view.phase === 'reviewing') {
                act('withdraw');
                setWithdrawn(true);
                // What has come to an end besides is shown first.
                if (isBegun(view)) return;
              }
              onLeave(isBegun(view));
            }}
          />
        );
      }}
    </RunningSales>
  );
}

/** An order that is on its way is not taken back by closing its sheet. */
function isUnderWay({ phase }: LotSalesView): boolean {
  return phase !== 'reviewing' && phase !== 'done';
}

/** Whether any lot has come further than its review. */
function isBegun({ sales }: LotSalesView): boolean {
  return sales.some(({ end }) => end !== 'reviewing' && end !== 'withdrawn');
}
