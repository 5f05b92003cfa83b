import type { LoanSummary } from '@corro/client';
import {
  annualTotalCost,
  checkLoanRequest,
  creditStanding,
  type DecimalText,
  isZero,
  limits,
} from '@corro/domain';
import { defineMessages } from '@corro/messages';
import {
  Button,
  Card,
  formatDecimal,
  Money,
  Section,
  Skeleton,
  Stack,
  Summary,
  Text,
} from '@corro/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useIsOnline } from '../../app/conditions.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { LabelledFigure, moneyRow } from '../../common/figures.tsx';
import { FraudNotice } from '../../common/FraudNotice.tsx';
import { useExtension } from '../../common/operatorRules.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { useNextLoan } from '../../common/queries/useNextLoan.ts';
import { patterns } from '../../links.ts';
import { CostUnknown, useAnnualRows, useLoanText } from './loanRows.tsx';
import { LoanTimeLeft } from './LoanTracker.tsx';

interface LoanCardProps {
  readonly query: UseQueryResult<LoanSummary>;
  /** True while the code of the request is loading. */
  readonly isOpening: boolean;
  readonly onRequest: () => void;
}

export function LoanCard({ query, ...request }: LoanCardProps) {
  const { t } = useI18n();
  return (
    <QueryView
      query={query}
      showsAge
      failedTitle={t({ id: 'loan.failed' })}
      loading={<LoanSkeleton />}
    >
      {(summary) => (
        <Stack gap={24}>
          <LoanHead summary={summary} />
          <Section title={t({ id: 'loan.new' })}>
            <Stack gap={16}>
              <Offer summary={summary} />
              <RequestActions summary={summary} {...request} />
            </Stack>
          </Section>
        </Stack>
      )}
    </QueryView>
  );
}

/** The available credit and its cost; the annual cost is that of the smallest loan. */
function Offer({ summary }: { summary: LoanSummary }) {
  const { t } = useI18n();
  const { terms } = useLoanText();
  const annualCost = annualTotalCost(limits.loanMinimum, summary);
  const annualRows = useAnnualRows({ annualCost }, summary);
  return (
    <Card>
      <Summary
        rows={[
          isFree(summary.amountDue)
            ? moneyRow(t({ id: 'loan.due' }), summary.amountDue)
            : moneyRow(t({ id: 'loan.remaining' }), summary.remaining),
          { label: t({ id: 'loan.cost' }), value: <Text>{terms(summary)}</Text> },
          ...annualRows,
          { label: t({ id: 'loan.score' }), value: <CreditScore score={summary.creditScore} /> },
        ]}
      />
    </Card>
  );
}

/** The debt, its due date and the button to repay it; the available credit if there is no debt. */
function LoanHead({ summary: { amountDue, remaining } }: { summary: LoanSummary }) {
  const { t } = useI18n();
  const canRepay = useExtension('loans.repay');
  const next = useNextLoan(amountDue !== null && !isFree(amountDue));
  if (isFree(amountDue)) {
    return (
      <LabelledFigure label={t({ id: 'loan.remaining' })}>
        <Money amount={remaining} unit="US$" size={40} />
      </LabelledFigure>
    );
  }
  return (
    <Stack gap={16}>
      <LabelledFigure
        label={next.isOverdue ? t({ id: 'loan.due.overdue' }) : t({ id: 'loan.due' })}
      >
        <Money amount={amountDue} unit="US$" size={40} />
        {next.isLoading ? <Skeleton height={59} /> : <NextDue {...next} />}
      </LabelledFigure>
      {canRepay && amountDue !== null ? (
        <Button size="large" fullWidth href={`${patterns.loanRecords}?status=unpaid`}>
          {t({ id: 'loan.payNow' })}
        </Button>
      ) : null}
    </Stack>
  );
}

/** True if the customer is known to owe nothing. */
function isFree(amountDue: DecimalText | null): boolean {
  return amountDue !== null && isZero(amountDue);
}

function NextDue({ loan, isOverdue }: Pick<ReturnType<typeof useNextLoan>, 'loan' | 'isOverdue'>) {
  const { t, formatDate } = useI18n();
  if (loan === undefined || loan.repaymentAt === null) return null;
  const date = formatDate(loan.repaymentAt);
  return (
    <Stack gap={12}>
      <Text size={14} tone="muted">
        {isOverdue
          ? t({ id: 'loan.wasDueOn' }, { date })
          : t({ id: 'notices.text.loanDue' }, { date })}
      </Text>
      <LoanTimeLeft loan={loan} />
    </Stack>
  );
}

interface RequestActionsProps extends Omit<LoanCardProps, 'query'> {
  readonly summary: LoanSummary;
}

function RequestActions({ summary, isOpening, onRequest }: RequestActionsProps) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  const canRepay = useExtension('loans.repay');
  const isSecond = canRepay && summary.amountDue !== null && !isFree(summary.amountDue);
  const minimum = { amountText: limits.loanMinimum, remaining: summary.remaining };
  const hasCredit = checkLoanRequest(minimum).length === 0;
  const reason = isOnline ? t({ id: 'loan.noCredit' }) : t({ id: 'flow.obstacle.offline' });
  return (
    <Stack gap={12}>
      <CostUnknown offer={summary} />
      <Button
        {...(isSecond ? { tone: 'neutral' } : { size: 'large' })}
        fullWidth
        busy={isOpening}
        busyLabel={t({ id: 'settings.opening' })}
        onPress={onRequest}
        {...(hasCredit && isOnline ? {} : { disabled: true, disabledReason: reason })}
      >
        {t({ id: 'loan.request' })}
      </Button>
      <FraudNotice about="loan" />
    </Stack>
  );
}

function LoanSkeleton() {
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Skeleton height={20} width={140} />
        <Skeleton height={48} width={200} />
      </Stack>
      <Card>
        <Stack gap={16}>
          <Skeleton height={24} />
          <Skeleton height={24} />
          <Skeleton height={24} />
        </Stack>
      </Card>
      <Stack gap={8}>
        <Skeleton height={48} />
        <Skeleton height={48} />
      </Stack>
    </Stack>
  );
}

const tones = { good: 'success', low: 'caution' } as const;

const loanScore = defineMessages({
  good: { id: 'loan.score.good' },
  low: { id: 'loan.score.low' },
});

/** Green from 80 on; an unknown score shows "no data" (spec §9). */
function CreditScore({ score }: { score: DecimalText | null }) {
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
