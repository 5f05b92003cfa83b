import type { CorroClient, Ipo } from '@corro/client';
import { ipoStatus, limits } from '@corro/domain';
import type {
  IpoApplicationEvent,
  IpoApplicationView,
  IpoOffering,
  IpoTerms,
} from '@corro/machines';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient, useQueries } from '../../app/room.ts';
import type { FlowCalls } from '../../flows/orders/flowEffects.ts';
import { ipoFlow } from '../../flows/orders/flowKinds.ts';
import { useOrderFlow } from '../../flows/orders/useOrderFlow.ts';

/** A running application. */
export interface IpoFlow {
  readonly view: IpoApplicationView;
  readonly send: (event: IpoApplicationEvent) => void;
}

/** The name under which the application is kept that is on its way. */
export const pendingName = 'flow:ipo';

/** Runs the application for one offering for as long as it is looked at or on its way. */
export function useIpoApplication(ipoId: string): IpoFlow & { ipo: Ipo | undefined } {
  const client = useClient();
  const queries = useQueries();
  const ipos = useQuery(queries.ipos());
  const balance = useQuery(queries.balance()).data ?? null;
  const ipo = ipos.data?.find(({ id }) => id === ipoId);
  const isGone = ipos.data !== undefined && ipo === undefined;
  const offering = useMemo(() => (ipo === undefined ? null : toOffering(ipo)), [ipo]);
  const facts = useMemo(() => ({ offering, isGone, balance }), [offering, isGone, balance]);
  const flow = useOrderFlow(ipoFlow, {
    name: pendingName,
    draft: `ipo_${ipoId}`,
    facts,
    changes: ['ipos', 'ipoOrders'],
    ...callsOver(client),
  });
  return { ...flow, ipo };
}

/** Limits that the upstream leaves out are for it to judge. */
function toOffering({ id, symbol, name, price, min, max, status }: Ipo): IpoOffering {
  return {
    id,
    symbol,
    name,
    price,
    min: min ?? limits.ipoQuantityStep,
    max: max ?? Number.MAX_SAFE_INTEGER,
    isForthcoming: ipoStatus(status) === 'forthcoming',
  };
}

function callsOver({ ipos }: CorroClient): FlowCalls<IpoTerms> {
  return {
    place: ({ order: { key, terms, confirmedAt } }) => {
      const { offeringId: ipoId, symbol, quantity, price } = terms;
      return ipos.apply({ ipoId, symbol, quantity, price }, key, { confirmedAt });
    },
    // By its key and nothing else: somebody else's device may have applied, too.
    lookUp: async ({ key }, signal) => {
      const orders = await ipos.orders({ signal });
      const found = orders.find(({ clientKey }) => clientKey === key);
      if (found === undefined) return null;
      const { orderNumber, price, quantity, held } = found;
      return { orderNumber, price, quantity, fee: null, total: held };
    },
  };
}
