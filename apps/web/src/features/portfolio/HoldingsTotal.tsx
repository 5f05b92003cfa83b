import type { Position } from '@corro/client';
import { boughtChange, dayChange, lotsValue, type LotsGain } from '@corro/domain';
import { Change, Inline, Money, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { AmountsToggle } from '../../common/hiddenAmounts.tsx';

interface HoldingsTotalProps {
  readonly lots: readonly Position[];
  /** When the previous close was, epoch milliseconds. */
  readonly from: number;
}

/** What all lots of a type are worth, and what they have gained today and since they were bought. */
export function HoldingsTotal({ lots, from }: HoldingsTotalProps) {
  const { t } = useI18n();
  return (
    <Stack gap={12}>
      <Stack gap={0}>
        <Inline gap={4} wrap={false}>
          <Text size={14} tone="muted">
            {t({ id: 'holdings.value' })}
          </Text>
          <AmountsToggle />
        </Inline>
        <Money amount={lotsValue(lots)} unit="US$" size={28} />
      </Stack>
      <Stack gap={4}>
        <GainFigure label={t({ id: 'holdings.gain.day' })} gain={dayChange(lots, from)} />
        <GainFigure label={t({ id: 'holdings.whole' })} gain={boughtChange(lots)} />
      </Stack>
    </Stack>
  );
}

interface GainFigureProps {
  readonly label: string;
  readonly gain: LotsGain;
}

/** A gain beside its name; where lots are missing from it, it says how many. */
function GainFigure({ label, gain }: GainFigureProps) {
  const { t } = useI18n();
  return (
    <Stack gap={0}>
      <Inline gap={8} justify="between" align="baseline">
        <Text size={14} tone="muted">
          {label}
        </Text>
        <Change amount={gain.change} percent={gain.percent} unit="US$" />
      </Inline>
      {gain.unknown === 0 ? null : (
        <Text size={12} tone="caution">
          {t({ id: 'holdings.without' }, { count: gain.unknown })}
        </Text>
      )}
    </Stack>
  );
}
