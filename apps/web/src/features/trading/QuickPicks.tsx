import { type QuickPick, quickPercents } from '@corro/domain';
import { Button, Grid, Inline, Stack, Text, VisuallyHidden } from '@corro/ui';
import { type ReactNode, useId } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';

interface QuickPicksProps {
  /** Null while the balance or the price is unknown. */
  readonly picks: readonly QuickPick[] | null;
  readonly onPick: (quantity: number) => void;
  /** The choice that limits the quantity, with its name; shown below the buttons. */
  readonly limit?: { readonly label: string; readonly choice: ReactNode };
}

const disabledPicks = quickPercents.map((percent) => ({ percent, quantity: 0 }));

/** Buttons for fractions of the available cash, and for the largest quantity of one order. */
export function QuickPicks({ picks, onPick, limit }: QuickPicksProps) {
  const { t } = useI18n();
  const note = useId();
  const hasDisabled = picks !== null && picks.some(({ quantity }) => quantity === 0);
  const hasPercent = picks === null || picks.some(({ percent }) => percent !== null);
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
      {percent === null
        ? t({ id: 'ticket.pickMax' }, { count: quantity })
        : t({ id: 'ticket.pick' }, { percent })}
    </Button>
  );
  const noteText = hasDisabled ? t({ id: 'ticket.pickOff' }) : t({ id: 'ticket.pickOf' });
  const hasNote = hasDisabled || hasPercent;
  return (
    <Stack gap={4}>
      <Grid minColumn="narrow" gap={8}>
        {shownPicks.map((pick) => button(pick))}
      </Grid>
      {/* One row, so that nothing moves when the picks are known. */}
      {hasNote || limit !== undefined ? (
        <Inline gap={8} grow={hasNote} justify="between">
          <Text size={14} tone="muted" as="p" id={note}>
            {hasNote ? noteText : limit?.label}
            {/* Sighted customers read this in the hint of the field above. */}
            {picks === null ? (
              <VisuallyHidden> {t({ id: 'ticket.affordableUnknown' })}</VisuallyHidden>
            ) : null}
          </Text>
          {limit?.choice}
        </Inline>
      ) : null}
    </Stack>
  );
}
