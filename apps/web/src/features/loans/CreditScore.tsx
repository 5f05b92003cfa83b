import { creditStanding, type DecimalText } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { formatDecimal, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';

const tones = { good: 'rise', low: 'caution' } as const;

const loanScore = defineMessages({
  good: { id: 'loan.score.good' },
  low: { id: 'loan.score.low' },
});

/** The credit score, green from 80 on; "no data" where it is not known (spec §9). */
export function CreditScore({ score }: { score: DecimalText | null }) {
  const { t, numberLocale } = useI18n();
  const standing = creditStanding(score);
  if (score === null || standing === 'none')
    return <Text tone="muted">{t({ id: 'loan.score.none' })}</Text>;
  return (
    <Stack gap={0}>
      <Text tone={tones[standing]} weight="strong">
        {t({ id: 'loan.score.value' }, { score: formatDecimal(numberLocale, score, { min: 0 }) })}
      </Text>
      <Text size={14} tone="muted">
        {t(loanScore[standing])}
      </Text>
    </Stack>
  );
}
