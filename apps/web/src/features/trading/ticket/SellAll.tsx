import { limits, type Lot } from '@corro/domain';
import type { TicketView } from '@corro/machines';
import { Button, Stack, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useAmounts } from '../../../common/amounts.ts';
import { useNow } from '../../../common/ages.tsx';
import { useUnitText } from './ticketText.ts';
import { sellable, sharesIn, type useLots } from './useLots.ts';

interface SellAllProps extends Pick<ReturnType<typeof useLots>, 'all' | 'isBeyondAll'> {
  readonly isOff: boolean;
  /** Why, once that is known. */
  readonly offReason: string | undefined;
  readonly onSell: (lots: readonly Lot[]) => void;
}

/** Whether the sale of lots cannot be reviewed, whichever they are. */
export function isReviewOff({ reviewObstacle }: Pick<TicketView, 'reviewObstacle'>): boolean {
  return reviewObstacle !== null && reviewObstacle !== 'problems';
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
