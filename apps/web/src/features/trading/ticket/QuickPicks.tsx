import { quantityShare, quickShares } from '@corro/domain';
import { Button, Grid, Stack, Text, VisuallyHidden } from '@corro/ui';
import { useId } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';

export interface QuickPicksProps {
  /** The most that can be bought; null while it is not known. */
  readonly most: number | null;
  readonly onPick: (quantity: number) => void;
}

/** Shares of what can be bought, one tap each. */
export function QuickPicks({ most, onPick }: QuickPicksProps) {
  const { t } = useI18n();
  const note = useId();
  const isSomeOff =
    most !== null && quickShares.some((percent) => quantityShare(most, percent) === 0);
  return (
    <Stack gap={4}>
      <Grid minColumn="narrow" gap={8}>
        {quickShares.map((percent) => {
          const quantity = quantityShare(most ?? 0, percent);
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
        {isSomeOff ? t({ id: 'ticket.pickOff' }) : t({ id: 'ticket.pickOf' })}
        {/* The field above says so as well, to those who see it. */}
        {most === null ? (
          <VisuallyHidden> {t({ id: 'ticket.affordableUnknown' })}</VisuallyHidden>
        ) : null}
      </Text>
    </Stack>
  );
}
