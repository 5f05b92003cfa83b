import type { GainYear } from '@corro/client';
import { gainPercent, isNegative } from '@corro/domain';
import { Change, Money, Stack, Summary, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { amountRow } from '../../common/activity/facts.tsx';
import { useAmounts } from '../../common/amounts.ts';

/** What a year has earned in all, what that is made of, and what it is not good for. */
export function YearTotal({ figures }: { figures: GainYear }) {
  const { t } = useI18n();
  const amounts = useAmounts();
  const { cost, proceeds, fees, gain } = figures;
  const percent = gain === null || cost === null ? null : gainPercent(gain, cost);
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Text size={14} tone="muted">
          {gain !== null && isNegative(gain) ? t({ id: 'ticket.loss' }) : t({ id: 'ticket.gain' })}
        </Text>
        <Money amount={gain} unit="US$" signed size={40} />
        <Change percent={percent} />
      </Stack>
      <Summary
        rows={[
          ...amountRow(amounts, t({ id: 'gains.proceeds' }), proceeds),
          ...amountRow(amounts, t({ id: 'gains.cost' }), cost),
          ...amountRow(amounts, t({ id: 'gains.fees' }), fees),
        ]}
      />
      <Text as="p" size={14} tone="muted">
        {t({ id: 'gains.how' })}
      </Text>
      <Text as="p" size={14} tone="muted">
        {t({ id: 'gains.notTax' })}
      </Text>
    </Stack>
  );
}
