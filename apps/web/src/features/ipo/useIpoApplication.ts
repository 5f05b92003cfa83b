import { balanceQuery, type Ipo, iposQuery } from '@corro/client';
import { limits } from '@corro/domain';
import type { IpoApplicationEvent, IpoApplicationView, IpoOffering } from '@corro/machines';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../app/api.ts';
import { useOrderFlow } from '../../flows/orders/useOrderFlow.ts';
import { ipoFlow } from './ipoFlow.ts';
import { type CompleteIpo, isCompleteIpo } from '../../flows/orders/complete.ts';

/** A running application. */
export interface IpoFlow {
  readonly view: IpoApplicationView;
  readonly send: (event: IpoApplicationEvent) => void;
}

/** Runs the application for one offering for as long as it is looked at or on its way. */
export function useIpoApplication(ipoId: string): IpoFlow & { ipo: Ipo | undefined } {
  const api = useApi();
  const ipos = useQuery(iposQuery(api));
  const balance = useQuery(balanceQuery(api)).data ?? null;
  const ipo = ipos.data?.find(({ id }) => id === ipoId);
  const isGone = ipos.data !== undefined && ipo === undefined;
  const offering = useMemo(
    () => (ipo !== undefined && isCompleteIpo(ipo) ? toOffering(ipo) : null),
    [ipo],
  );
  const facts = useMemo(() => ({ offering, isGone, balance }), [offering, isGone, balance]);
  const flow = useOrderFlow(ipoFlow, { draft: `ipo_${ipoId}`, facts });
  return { ...flow, ipo };
}

/** Limits that the upstream leaves out are for it to judge. */
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
