import type { LoanRecord } from '@corro/client';
import { Inline, ListRow, Money, Stack, Text, formatMoney } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { MoneyStatusTag } from '../../money/index.ts';
import { OrderNumber } from '../../../common/records.tsx';
import { LoanTracker } from '../LoanTracker.tsx';

export interface LoanRowProps {
  readonly loan: LoanRecord;
  /** Whether it shows how far the request has come, while that is not decided. */
  readonly showsProgress: boolean;
}

/** A loan or the request for one: how much, when, how it stands, its cost, when it is paid back. */
export function LoanRow({ loan, showsProgress }: LoanRowProps) {
  const { t, dateTime } = useI18n();
  const { status } = loan;
  const isUnderWay = status === 'applying' || status === 'approved';
  return (
    <ListRow
      title={t('loan.one')}
      subtitle={dateTime(loan.createdAt)}
      trailing={<Money amount={loan.amount} unit="US$" />}
      trailingSub={<MoneyStatusTag status={status} />}
      below={
        <Stack gap={8}>
          <Terms loan={loan} />
          {showsProgress && isUnderWay ? <LoanTracker status={status} /> : null}
        </Stack>
      }
    />
  );
}

function Terms({ loan: { cost, repaymentAt, orderNumber, status } }: { loan: LoanRecord }) {
  const { t, date, numberLocale } = useI18n();
  const isRejected = status === 'rejected';
  const interest =
    cost === null
      ? t('loan.interest.unknown')
      : t('loan.interest.of', { amount: formatMoney(numberLocale, cost, 'US$') });
  return (
    <Stack gap={0}>
      <Inline justify="between" gap={8}>
        <Text size={14} tone="muted">
          {isRejected ? null : interest}
        </Text>
        <OrderNumber number={orderNumber} />
      </Inline>
      {repaymentAt === null ? null : (
        <Text size={14} tone="muted">
          {t('loan.repaidOn', { date: date(repaymentAt) })}
        </Text>
      )}
    </Stack>
  );
}
