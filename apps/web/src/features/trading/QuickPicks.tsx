import { quantityAtPercent, quickPercents } from '@corro/domain';
import { Button, Grid, Stack, Text, VisuallyHidden } from '@corro/ui';
import { useId } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';

interface QuickPicksProps {
  /** Largest quantity that can be bought; null while unknown. */
  readonly maxQuantity: number | null;
  readonly onPick: (quantity: number) => void;
}

/** Buttons for shares of the affordable quantity. */
export function QuickPicks({ maxQuantity, onPick }: QuickPicksProps) {
  const { t } = useI18n();
  const note = useId();
  const hasDisabled =
    maxQuantity !== null &&
    quickPercents.some((percent) => quantityAtPercent(maxQuantity, percent) === 0);
  return (
    <Stack gap={4}>
      <Grid minColumn="narrow" gap={8}>
        {quickPercents.map((percent) => {
          const quantity = quantityAtPercent(maxQuantity ?? 0, percent);
          return (
            <Button
              key={percent}
              tone="neutral"
              size="small"
              fullWidth
              disabled={quantity === 0}
              {...(quantity === 0 ? { disabledReasonId: note } : {})}
              onPress={() => onPick(quantity)}
            >
              {t({ id: 'ticket.pick' }, { percent })}
            </Button>
          );
        })}
      </Grid>
      <Text size={14} tone="muted" as="p" id={note}>
        {hasDisabled ? t({ id: 'ticket.pickOff' }) : t({ id: 'ticket.pickOf' })}
        {/* Sighted customers read this in the hint of the field above. */}
        {maxQuantity === null ? (
          <VisuallyHidden> {t({ id: 'ticket.affordableUnknown' })}</VisuallyHidden>
        ) : null}
      </Text>
    </Stack>
  );
}
