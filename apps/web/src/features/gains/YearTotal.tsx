import type { GainYear } from '@corro/client';
import { gainPercent, isNegative } from '@corro/domain';
import { Change, Stack, Summary, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { Amount, amountRow, useAmounts } from '../../common/activity/amounts.tsx';

/** What a year has earned in all, what that is made of, and what it is not good for. */
export function YearTotal({ figures }: { figures: GainYear }) {
  const { t } = useI18n();
  const { isHidden } = useAmounts();
  const { cost, proceeds, fees, gain } = figures;
  const percent = gain === null || cost === null ? null : gainPercent(gain, cost);
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Text size={14} tone="muted">
          {gain !== null && isNegative(gain) ? t({ id: 'ticket.loss' }) : t({ id: 'ticket.gain' })}
        </Text>
        {isHidden ? <Amount amount={gain} size={40} /> : <Amount amount={gain} signed size={40} />}
        <Change percent={percent} />
      </Stack>
      <Summary
        rows={[
          ...amountRow(t({ id: 'gains.proceeds' }), proceeds),
          ...amountRow(t({ id: 'gains.cost' }), cost),
          ...amountRow(t({ id: 'gains.fees' }), fees),
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
