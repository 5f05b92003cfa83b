import { type QuickPick, quickPercents } from '@corro/domain';
import { Button, Grid, Stack, Text, VisuallyHidden } from '@corro/ui';
import { useId } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useBalances } from '../../common/amounts.ts';

interface QuickPicksProps {
  /** Null while the balance or the price is unknown. */
  readonly picks: readonly QuickPick[] | null;
  readonly onPick: (quantity: number) => void;
}

const disabledPicks = quickPercents.map((percent) => ({ percent, quantity: 0 }));

/** Buttons for fractions of the largest order, and for all of it with its quantity. */
export function QuickPicks({ picks, onPick }: QuickPicksProps) {
  const { t } = useI18n();
  const { counted } = useBalances();
  const note = useId();
  const shownPicks: readonly QuickPick[] = picks ?? disabledPicks;
  const hasDisabled = shownPicks.some(({ quantity }) => quantity === 0);
  const most = shownPicks.find(({ percent }) => percent === null)?.quantity ?? 0;
  const label = ({ percent }: QuickPick) => {
    if (most === 0)
      return percent === null ? t({ id: 'ticket.pickMax' }) : t({ id: 'ticket.pick' }, { percent });
    return counted(most, (count) =>
      percent === null
        ? t({ id: 'ticket.pickMost' }, { count })
        : t({ id: 'ticket.pickOf' }, { percent, count }),
    );
  };
  const button = (pick: QuickPick) => (
    <Button
      key={pick.percent}
      tone="neutral"
      size="small"
      fullWidth
      disabled={pick.quantity === 0}
      {...(pick.quantity === 0 ? { disabledReasonId: note } : {})}
      onPress={() => onPick(pick.quantity)}
    >
      {label(pick)}
    </Button>
  );
  return (
    <Stack gap={0}>
      {/* Sighted customers read this in the hint of the field above. */}
      <VisuallyHidden as="div">
        {hasDisabled ? (
          <Text as="p" id={note}>
            {picks === null ? t({ id: 'ticket.affordableUnknown' }) : t({ id: 'ticket.pickOff' })}
          </Text>
        ) : null}
      </VisuallyHidden>
      <Grid minColumn="third" gap={8}>
        {shownPicks.map((pick) => button(pick))}
      </Grid>
    </Stack>
  );
}
