import type { Position } from '@corro/client';
import { limits, type Lot } from '@corro/domain';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNow } from '../../../common/ages.tsx';
import { isReviewOff } from './SellAll.tsx';
import { sellable } from './useLots.ts';
import type { StockTicket } from './useStockTicket.ts';

interface SellAllSources {
  readonly ticket: StockTicket;
  /** All open lots of the instrument; undefined while not all are known. */
  readonly all: readonly Position[] | undefined;
  readonly onSell: (lots: readonly Lot[]) => void;
}

/**
 * Opens the review of the sale of all lots where the address asks for it, as soon as it can be opened. Once:
 * back and a reload lead to the form.
 */
export function useSellAllAsked({ ticket: { view }, all, onSell }: SellAllSources): void {
  const [search, setSearch] = useSearchParams();
  const lots = sellable(all ?? [], useNow()).slice(0, limits.lotsPerSale);
  const isToOpen =
    search.get('lots') === 'all' &&
    view.side === 'sell' &&
    view.phase === 'editing' &&
    !isReviewOff(view) &&
    lots.length > 0;
  useEffect(() => {
    if (!isToOpen) return;
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('lots');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
    onSell(lots);
    // oxlint-disable-next-line react/exhaustive-deps -- it is opened once, with what is known then
  }, [isToOpen]);
}
