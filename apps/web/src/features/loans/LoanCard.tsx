import { type LoanSummary, loansQuery } from '@corro/client';
import { checkLoanRequest, isZero, limits, pageSizes } from '@corro/domain';
import { Button, Card, Money, Skeleton, Stack, Summary, Text } from '@corro/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { moneyRow } from '../../common/figures.tsx';
import { useI18n } from '../../app/i18n/i18n.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { useIsOnline } from '../../app/conditions.ts';
import { patterns } from '../../links.ts';
import { CreditScore } from './CreditScore.tsx';
import { LoanTime } from './LoanTime.tsx';
import { CostUnknown, useLoanText } from './loanRows.tsx';

/** The summary on its way, as high as the one that comes. */
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

interface LoanCardProps {
  readonly query: UseQueryResult<LoanSummary>;
  readonly onRequest: () => void;
}

/** What is owed, what may be borrowed at what cost, and the ways on. */
export function LoanCard({ query, onRequest }: LoanCardProps) {
  const { t } = useI18n();
  return (
    <QueryView
      query={query}
      tellsAge
      failedTitle={t({ id: 'loan.failed' })}
      loading={<LoanSkeleton />}
    >
      {(summary) => (
        <Stack gap={16}>
          <Due summary={summary} />
          <Offer summary={summary} />
          <ListLinks summary={summary} onRequest={onRequest} />
        </Stack>
      )}
    </QueryView>
  );
}

interface OfSummary {
  readonly summary: LoanSummary;
}

function Due({ summary }: OfSummary) {
  const { t } = useI18n();
  const isOwed = summary.amountDue !== null && !isZero(summary.amountDue);
  return (
    <Stack gap={4}>
      <Text size={14} tone="muted">
        {t({ id: 'loan.due' })}
      </Text>
      <Money amount={summary.amountDue} unit="US$" size={40} />
      {isOwed ? <NextDue /> : null}
    </Stack>
  );
}

/** Of what is owed, the loan that is due next: until when, and how much of its time has gone. */
function NextDue() {
  const { t, formatDate } = useI18n();
  const owed = { page: 1, limit: pageSizes.records, state: 'unpaid' } as const;
  const { data, isPending } = useQuery(loansQuery(useApi(), owed));
  if (isPending) return <Skeleton height={62} />;
  const next = data?.rows
    .filter(({ repaymentAt }) => repaymentAt !== null)
    .toSorted((one, other) => (one.repaymentAt ?? 0) - (other.repaymentAt ?? 0))[0];
  if (next === undefined || next.repaymentAt === null) return null;
  return (
    <Stack gap={8}>
      <Text size={14} tone="muted">
        {t({ id: 'loan.repaidOn' }, { date: formatDate(next.repaymentAt) })}
      </Text>
      <LoanTime loan={next} />
    </Stack>
  );
}

function Offer({ summary }: OfSummary) {
  const { t } = useI18n();
  const { terms } = useLoanText();
  return (
    <Card>
      <Summary
        rows={[
          moneyRow(t({ id: 'loan.remaining' }), summary.remaining),
          { label: t({ id: 'loan.cost' }), value: <Text>{terms(summary)}</Text> },
          { label: t({ id: 'loan.score' }), value: <CreditScore score={summary.creditScore} /> },
        ]}
      />
    </Card>
  );
}

function ListLinks({ summary, onRequest }: OfSummary & Pick<LoanCardProps, 'onRequest'>) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  const least = { amountText: limits.loanMinimum, remaining: summary.remaining };
  const isLent = checkLoanRequest(least).length === 0;
  const reason = isOnline ? t({ id: 'loan.noCredit' }) : t({ id: 'flow.obstacle.offline' });
  return (
    <Stack gap={8}>
      <CostUnknown offer={summary} />
      <Button
        size="large"
        fullWidth
        onPress={onRequest}
        {...(isLent && isOnline ? {} : { disabled: true, disabledReason: reason })}
      >
        {t({ id: 'loan.request' })}
      </Button>
      <Button tone="neutral" fullWidth href={patterns.loanApplication}>
        {t({ id: 'loan.seeApplications' })}
      </Button>
    </Stack>
  );
}
