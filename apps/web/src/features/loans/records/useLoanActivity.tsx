import type { LoanRecord } from '@corro/client';
import { add, type DecimalText, isInterestOf } from '@corro/domain';
import { repaymentTotal } from '@corro/machines';
import { defineMessage, defineMessages } from '@corro/messages';
import { Avatar, Button } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import type { ReadActivity } from '../../../common/activity/activity.ts';
import { toOperation } from '../../../common/activity/operation.ts';
import type { Amounts } from '../../../common/amounts.ts';
import { amountRow, textRow } from '../../../common/activity/facts.tsx';
import { useMoneyStatus } from '../../../common/activity/status.ts';
import { useUpstreamTime } from '../../../common/ages.tsx';
import { useLongDate } from '../../../common/calendarText.ts';
import { isLoanOverdue } from '../../../common/queries/useNextLoan.ts';
import { useReasonText } from '../../../common/activity/useReasonText.ts';
import type { CancelButtonOf } from '../../../flows/cancelling/useCancelling.tsx';
import { isCompleteLoan, missingOf, requiredFields } from '../../../flows/orders/complete.ts';
import { RowObstacleText } from '../../../flows/orders/RowObstacleText.tsx';
import { useLoanText } from '../loanRows.tsx';
import { LoanTracker } from '../LoanTracker.tsx';

/** Names of a loan's total, once its money was lent. */
const totals = defineMessages({
  unpaid: { id: 'loan.due' },
  paid: { id: 'loan.total.paid' },
});

const toCome = defineMessage({ id: 'loan.repayment' });

/** Reads loans and loan requests as activities. A null `onRepay` offers no early repayment. */
export function useLoanActivity(
  onRepay: ((loan: LoanRecord) => void) | null,
  cancelButtonOf: CancelButtonOf,
): ReadActivity<LoanRecord> {
  const { t, formatDate, formatDateTime } = useI18n();
  const statusOf = useMoneyStatus();
  const textOf = useReasonText();
  const now = useUpstreamTime();
  const { terms } = useLoanText();
  const longDate = useLongDate();

  /** The amount lent or requested; only its name if it is the figure. */
  function line(loan: LoanRecord, { text }: Amounts): string | null {
    const { status, amount } = loan;
    if (totalOf(loan) !== null && !isOver(status)) {
      return isLent(status)
        ? t({ id: 'loan.lent' }, { amount: text(amount) })
        : t({ id: 'loan.requested' }, { amount: text(amount) });
    }
    return isLent(status) ? t({ id: 'loan.lentAmount' }) : t({ id: 'loan.requestedAmount' });
  }

  /** The day on which the loan is due or was paid, or the reason why there is no loan. */
  function sentence(loan: LoanRecord): string | null {
    const { status, repaymentAt, orderNumber } = loan;
    if (isOver(status)) return textOf(loan.reason) ?? orderNumber;
    if (totalOf(loan) === null) return t({ id: 'loan.interest.unknown' });
    if (repaymentAt === null) return null;
    const date = longDate(repaymentAt);
    if (status === 'paid') return t({ id: 'loan.repaidOn' }, { date });
    return isLoanOverdue(loan, now)
      ? t({ id: 'loan.wasDueOn' }, { date })
      : t({ id: 'notices.text.loanDue' }, { date });
  }

  const timeOf = (at: number | null) => (at === null ? undefined : formatDateTime(at));
  const dayOf = (at: number | null) => (at === null ? undefined : formatDate(at));

  return (loan, amounts, leave) => {
    const { orderNumber, amount, status, cost } = loan;
    const { createdAt, decidedAt, paidOutAt, repaymentAt } = loan;
    const total = totalOf(loan);
    const isOverdue = isLoanOverdue(loan, now);
    const overdue = isOverdue ? { text: t({ id: 'loan.overdue' }) } : {};
    return {
      orderNumber,
      operation: toOperation('loan', orderNumber),
      at: createdAt,
      avatar: <Avatar letters="" glyph="loan" />,
      title: t({ id: 'loan.one' }),
      ...(loan.days === null ? {} : { rowTitle: t({ id: 'loan.oneFor' }, { days: loan.days }) }),
      line: line(loan, amounts),
      sentence: sentence(loan),
      note: cost === null && !isOver(status) ? t({ id: 'loan.interest.unknown' }) : null,
      amount,
      ...(total === null || isOver(status)
        ? {}
        : { figure: { label: t(isLent(status) ? totals[status] : toCome), amount: total } }),
      // A loan is a debt: the balance shows its money as income, this list what is owed.
      direction: null,
      status: { ...statusOf(status), ...overdue },
      steps: (
        <LoanTracker
          status={status}
          isOverdue={isOverdue}
          times={{
            requested: formatDateTime(createdAt),
            decided:
              [timeOf(decidedAt), textOf(loan.reason)].filter(Boolean).join(' · ') || undefined,
            paidOut: timeOf(paidOutAt),
            repaid: status === 'paid' ? timeOf(repaymentAt) : dayOf(repaymentAt),
          }}
        />
      ),
      rows: isOver(status)
        ? []
        : [
            ...amountRow(
              amounts,
              t({ id: 'loan.interest' }),
              cost,
              isInterestOf(cost, amount, loan) ? { detail: terms(loan) } : {},
            ),
            ...amountRow(amounts, t({ id: 'loan.repayment' }), total, { emphasis: true }),
            ...(repaymentAt === null
              ? []
              : [textRow(t({ id: 'loan.repaid' }), formatDate(repaymentAt))]),
          ],
      ...(status === 'unpaid' && onRepay !== null
        ? {
            mainAction: (
              <Repay
                loan={loan}
                amounts={amounts}
                onRepay={() => {
                  leave();
                  onRepay(loan);
                }}
              />
            ),
          }
        : { action: cancelButtonOf(loan, leave) }),
    };
  };
}

/** Amount lent and interest; null if either is unknown. */
function totalOf({ amount, cost }: LoanRecord): DecimalText | null {
  return amount === null || cost === null ? null : add(amount, cost);
}

function isLent(status: LoanRecord['status']): status is keyof typeof totals {
  return status === 'unpaid' || status === 'paid';
}

/** Rejected and cancelled requests never become loans, so they cost nothing. */
function isOver(status: LoanRecord['status']): boolean {
  return status === 'rejected' || status === 'cancelled';
}

interface RepayProps {
  readonly loan: LoanRecord;
  readonly amounts: Amounts;
  readonly onRepay: () => void;
}

function Repay({ loan, amounts, onRepay }: RepayProps) {
  const { t } = useI18n();
  if (!isCompleteLoan(loan))
    return <RowObstacleText field={missingOf(loan, requiredFields.loan)} />;
  const amount = amounts.text(repaymentTotal(loan));
  return (
    <Button size="large" fullWidth onPress={onRepay}>
      {t({ id: 'loan.repay' }, { amount })}
    </Button>
  );
}
