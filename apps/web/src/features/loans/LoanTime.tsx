import type { LoanRecord } from '@corro/client';
import { loanTimeGone } from '@corro/domain';
import { Meter, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useNow } from '../../common/ages.tsx';

/** The elapsed part of an unpaid loan's term and the days left or overdue. */
export function LoanTime({ loan }: { loan: LoanRecord }) {
  const { repaymentAt, createdAt, days } = loan;
  if (loan.status !== 'unpaid' || repaymentAt === null) return null;
  return <TimeGone times={{ repaymentAt, createdAt, days }} />;
}

function TimeGone({ times }: { times: Parameters<typeof loanTimeGone>[0] }) {
  const { t } = useI18n();
  const { percent, count, isOverdue } = loanTimeGone(times, useNow());
  return (
    <Stack gap={8}>
      {percent === null ? null : <Meter percent={percent} />}
      <Text size={14} tone={isOverdue ? 'caution' : 'muted'}>
        {isOverdue
          ? t({ id: 'loan.time.overdue' }, { count })
          : t({ id: 'loan.time.left' }, { count })}
      </Text>
    </Stack>
  );
}
