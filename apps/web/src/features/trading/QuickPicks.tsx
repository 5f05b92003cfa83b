import { type QuickPick, quickPercents } from '@corro/domain';
import { Button, Grid, Spoken, Stack, Text, VisuallyHidden } from '@corro/ui';
import { useId } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { countText, useBalances } from '../../common/amounts.ts';

interface QuickPicksProps {
  /** Null while the balance or the price is unknown. */
  readonly picks: readonly QuickPick[] | null;
  readonly onPick: (quantity: number) => void;
  /** Text of a quantity beside a field that is not filled in with shares. Default: the number. */
  readonly quantityText?: ((quantity: number) => string) | undefined;
}

const disabledPicks = quickPercents.map((percent) => ({ percent, quantity: 0 }));

/**
 * Buttons with the quantities of a quarter, half and all of the largest order. They show percents
 * where a quantity is 0 or reveals a hidden balance.
 */
export function QuickPicks({ picks, onPick, quantityText }: QuickPicksProps) {
  const { t, numberLocale } = useI18n();
  const { isHidden } = useBalances();
  const note = useId();
  const shownPicks: readonly QuickPick[] = picks ?? disabledPicks;
  const hasDisabled = shownPicks.some(({ quantity }) => quantity === 0);
  const most = shownPicks.find(({ percent }) => percent === null)?.quantity ?? 0;
  const label = ({ percent, quantity }: QuickPick) => {
    const isUnknown = quantity === 0 || isHidden;
    if (percent === null) {
      return isUnknown
        ? t({ id: 'ticket.pickMax' })
        : t({ id: 'ticket.pickMost' }, { count: most });
    }
    return isUnknown ? (
      t({ id: 'ticket.pick' }, { percent })
    ) : (
      <Spoken words={t({ id: 'ticket.pickOf' }, { quantity, percent, count: most })}>
        {quantityText?.(quantity) ?? countText(quantity, numberLocale)}
      </Spoken>
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
