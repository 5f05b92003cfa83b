import { type QuickPick, quickPercents } from '@corro/domain';
import { Button, Grid, Inline, Stack, Text, VisuallyHidden } from '@corro/ui';
import { type ReactNode, useId } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';

interface QuickPicksProps {
  /** Null while the balance or the price is unknown. */
  readonly picks: readonly QuickPick[] | null;
  readonly onPick: (quantity: number) => void;
  /** What the percentages are of; default: the available cash, without its amount. */
  readonly caption?: string;
  /** Button beside the caption. */
  readonly beside?: ReactNode;
}

const disabledPicks = quickPercents.map((percent) => ({ percent, quantity: 0 }));

/** Buttons for fractions of the available cash, and for the largest quantity of one order. */
export function QuickPicks({ picks, onPick, caption, beside }: QuickPicksProps) {
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
      {percent === null
        ? t({ id: 'ticket.pickMax' }, { count: quantity })
        : t({ id: 'ticket.pick' }, { percent })}
    </Button>
  );
  return (
    <Stack gap={4}>
      <Inline gap={8} justify="between" flush>
        <Text size={14} tone="muted" as="p" id={note}>
          {hasDisabled ? t({ id: 'ticket.pickOff' }) : (caption ?? t({ id: 'ticket.pickOf' }))}
          {/* Sighted customers read this in the hint of the field above. */}
          {picks === null ? (
            <VisuallyHidden> {t({ id: 'ticket.affordableUnknown' })}</VisuallyHidden>
          ) : null}
        </Text>
        {beside}
      </Inline>
      <Grid minColumn="narrow" stretch gap={8}>
        {shownPicks.map((pick) => button(pick))}
      </Grid>
    </Stack>
  );
}
