import { quantityShare, quickShares } from '@corro/domain';
import { Button, Grid } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';

export interface QuickPicksProps {
  /** The most that can be bought; null while it is not known. */
  readonly most: number | null;
  readonly onPick: (quantityText: string) => void;
}

/** Shares of what can be bought, one tap each. */
export function QuickPicks({ most, onPick }: QuickPicksProps) {
  const { t } = useI18n();
  return (
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
            onPress={() => onPick(String(quantity))}
          >
            {t({ id: 'ticket.pick' }, { percent })}
          </Button>
        );
      })}
    </Grid>
  );
}
