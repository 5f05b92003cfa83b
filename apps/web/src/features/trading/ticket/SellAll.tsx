import type { Position } from '@corro/client';
import { limits, type Lot } from '@corro/domain';
import { Button, Stack, Text } from '@corro/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useNow } from '../../../common/ages.tsx';
import { useAmounts } from '../../../common/amounts.ts';
import { useUnitText } from './ticketText.ts';
import { sellable, sharesIn, type useLots } from './useLots.ts';
import type { StockTicket } from './useStockTicket.ts';

interface SellAllProps extends Pick<ReturnType<typeof useLots>, 'all' | 'isBeyondAll'> {
  readonly isOff: boolean;
  /** Why, once that is known. */
  readonly offReason: string | undefined;
  readonly onSell: (lots: readonly Lot[]) => void;
}

/**
 * Leads to the review of the sale of all lots that can be sold, so many at once; the rest is offered again after
 * it. Says in words why not where it is not known which are all.
 */
export function SellAll({ all, isBeyondAll, isOff, offReason, onSell }: SellAllProps) {
  const { t } = useI18n();
  const units = useUnitText();
  const { counted } = useAmounts();
  const now = useNow();
  if (all === undefined) {
    return isBeyondAll ? (
      <Text size={14} tone="muted" as="p">
        {t({ id: 'ticket.sellAll.unknown' })}
      </Text>
    ) : null;
  }
  const lots = sellable(all, now);
  if (lots.length === 0) return null;
  const batch = lots.slice(0, limits.lotsPerSale);
  const isAll = batch.length === lots.length;
  const shares = counted(sharesIn(batch), (count) => units({ id: 'order.shares' }, { count }));
  return (
    <Stack gap={4}>
      <Button
        tone="neutral"
        fullWidth
        disabled={isOff}
        disabledReason={offReason}
        onPress={() => onSell(batch)}
      >
        {isAll ? t({ id: 'ticket.sellAll' }, { shares }) : t({ id: 'ticket.sellPart' }, { shares })}
      </Button>
      {isAll ? null : (
        <Text size={14} tone="muted" as="p">
          {t({ id: 'ticket.sellPart.hint' }, { count: batch.length, all: lots.length })}
        </Text>
      )}
    </Stack>
  );
}

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
  const isInAddress = search.has('lots');
  const [isAsked, setAsked] = useState(search.get('lots') === 'all');
  const lots = sellable(all ?? [], useNow()).slice(0, limits.lotsPerSale);
  useEffect(() => {
    if (!isInAddress) return;
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('lots');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
    // oxlint-disable-next-line react/exhaustive-deps -- another function each time, of the same router
  }, [isInAddress]);
  const isToOpen =
    isAsked &&
    // The sheet puts an entry of its own above the page's: that has its last address by then.
    !isInAddress &&
    view.side === 'sell' &&
    view.phase === 'editing' &&
    view.marketObstacle === null &&
    lots.length > 0;
  useEffect(() => {
    if (!isToOpen) return;
    setAsked(false);
    onSell(lots);
    // oxlint-disable-next-line react/exhaustive-deps -- it is opened once, with what is known then
  }, [isToOpen]);
}
