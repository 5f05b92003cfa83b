import type { LoanRecord } from '@corro/client';
import { repaymentTotal } from '@corro/machines';
import { Button, Inline, ListRow, Money, Stack, Text, formatMoney } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { MoneyStatusTag } from '../../money/index.ts';
import { OrderNumber } from '../../../common/records.tsx';
import { isCompleteLoan, missingOf, needed } from '../../../flows/orders/complete.ts';
import { Missing } from '../../../flows/orders/Missing.tsx';
import { LoanTracker } from '../LoanTracker.tsx';

export interface LoanRowProps {
  readonly loan: LoanRecord;
  /** Whether it shows how far the request has come, while that is not decided. */
  readonly showsProgress: boolean;
  /** Null where the operator's server takes no repayment before its day. */
  readonly onRepay: ((orderNumber: string) => void) | null;
}

/** A loan or loan request: amount, time, status, cost, and due date. */
export function LoanRow({ loan, showsProgress, onRepay }: LoanRowProps) {
  const { t, formatDateTime } = useI18n();
  const { status } = loan;
  const isUnderWay = status === 'applying' || status === 'approved';
  return (
    <ListRow
      title={t({ id: 'loan.one' })}
      subtitle={formatDateTime(loan.createdAt)}
      trailing={<Money amount={loan.amount} unit="US$" />}
      trailingSub={<MoneyStatusTag status={status} />}
      below={
        <Stack gap={8}>
          <Terms loan={loan} />
          {showsProgress && isUnderWay ? <LoanTracker status={status} /> : null}
          {status === 'unpaid' && onRepay !== null ? <Repay loan={loan} onRepay={onRepay} /> : null}
        </Stack>
      }
    />
  );
}

function Terms({ loan: { cost, repaymentAt, orderNumber, status } }: { loan: LoanRecord }) {
  const { t, formatDate, numberLocale } = useI18n();
  const isRejected = status === 'rejected';
  const interest =
    cost === null
      ? t({ id: 'loan.interest.unknown' })
      : t({ id: 'loan.interest.of' }, { amount: formatMoney(numberLocale, cost, 'US$') });
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
          {t({ id: 'loan.repaidOn' }, { date: formatDate(repaymentAt) })}
        </Text>
      )}
    </Stack>
  );
}

/** Leads to paying it back; says what is missing where the upstream does not say what is owed. */
function Repay({
  loan,
  onRepay,
}: Pick<LoanRowProps, 'loan'> & { onRepay: (orderNumber: string) => void }) {
  const { t, numberLocale } = useI18n();
  if (!isCompleteLoan(loan)) return <Missing field={missingOf(loan, needed.loan)} />;
  const amount = formatMoney(numberLocale, repaymentTotal(loan), 'US$');
  return (
    <Button tone="neutral" fullWidth onPress={() => onRepay(loan.orderNumber)}>
      {t({ id: 'loan.repay' }, { amount })}
    </Button>
  );
}
