import { type QuickPick, quickPercents } from '@corro/domain';
import { Button, Grid, Stack, Text, VisuallyHidden } from '@corro/ui';
import { useId } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';

interface QuickPicksProps {
  /** Null while the balance or the price is unknown. */
  readonly picks: readonly QuickPick[] | null;
  readonly onPick: (quantity: number) => void;
}

const disabledPicks = quickPercents.map((percent) => ({ percent, quantity: 0 }));

/** Buttons for fractions of the largest order, and for all of it. */
export function QuickPicks({ picks, onPick }: QuickPicksProps) {
  const { t } = useI18n();
  const note = useId();
  const hasDisabled = picks !== null && picks.some(({ quantity }) => quantity === 0);
  const shownPicks: readonly QuickPick[] = picks ?? disabledPicks;
  const button = ({ percent, quantity }: QuickPick) => (
    <Button
      key={percent}
      tone="neutral"
      size="small"
      fullWidth
      disabled={quantity === 0}
      {...(quantity === 0 ? { disabledReasonId: note } : {})}
      onPress={() => onPick(quantity)}
    >
      {percent === null ? t({ id: 'ticket.pickMax' }) : t({ id: 'ticket.pick' }, { percent })}
    </Button>
  );
  return (
    <Stack gap={4}>
      <Text size={14} tone="muted" as="p" id={note}>
        {hasDisabled ? t({ id: 'ticket.pickOff' }) : t({ id: 'ticket.pickOf' })}
        {/* Sighted customers read this in the hint of the field above. */}
        {picks === null ? (
          <VisuallyHidden> {t({ id: 'ticket.affordableUnknown' })}</VisuallyHidden>
        ) : null}
      </Text>
      <Grid minColumn="third" gap={8}>
        {shownPicks.map((pick) => button(pick))}
      </Grid>
    </Stack>
  );
}
