import { portfolioQuery, type UserInfo, userInfoQuery } from '@corro/client';
import { addsUpTo, type DecimalText, isZero, negativeDebt } from '@corro/domain';
import { Grid, Inline, Money, Section, Skeleton, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useIsOnline } from '../../app/conditions.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { AgeLine, useIsOld } from '../../common/ages.tsx';
import { LabelledFigure, TotalMoney } from '../../common/figures.tsx';
import { AmountsToggle } from '../../common/hiddenAmounts.tsx';
import { useExtensionState } from '../../common/operatorRules.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { useNextLoan } from '../../common/queries/useNextLoan.ts';
import { TotalButton, totalOf, useNewestPortfolio, WealthRing } from '../portfolio/index.ts';

/** Total, balance and debt, polled every 3 s (spec §9). */
export function Wealth() {
  const { t } = useI18n();
  const query = useQuery(userInfoQuery(useApi()));
  const isOnline = useIsOnline();
  return (
    <QueryView query={query} failedTitle={t({ id: 'account.failed' })} loading={<WealthSkeleton />}>
      {(user) => (
        // Online, a failed query shows its age above, with a retry.
        <Figures
          user={user}
          readAt={isOnline && query.error !== null ? null : query.dataUpdatedAt}
        />
      )}
    </QueryView>
  );
}

interface FiguresProps {
  readonly user: UserInfo;
  /** Epoch milliseconds; null shows no age. */
  readonly readAt: number | null;
}

/** Every figure comes from the portfolio if the upstream has one, else from the user info. */
function Figures({ user, readAt }: FiguresProps) {
  const { t } = useI18n();
  const { portfolio } = usePortfolio();
  const parts = portfolio?.parts;
  const isOld = useIsOld(readAt ?? Infinity);
  const loan = parts?.loan ?? user.loan;
  const { isOverdue } = useNextLoan(loan !== null && !isZero(loan));
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Inline gap={4} wrap={false}>
          <Text size={14} tone="muted">
            {t({ id: 'home.portfolio' })}
          </Text>
          <AmountsToggle />
          <TotalButton />
        </Inline>
        <TotalMoney dollars={totalOf(portfolio, user)} />
        <AgeLine readAt={isOld ? readAt : null} />
      </Stack>
      <Grid minColumn="medium" gap={16}>
        <Figure label={t({ id: 'home.balance' })} dollars={parts?.cash ?? user.balance} />
        <Figure
          label={isOverdue ? t({ id: 'account.loanOverdue' }) : t({ id: 'account.loan' })}
          dollars={negativeDebt({ loan })}
        />
      </Grid>
    </Stack>
  );
}

function Figure({ label, dollars }: { label: string; dollars: DecimalText | null }) {
  return (
    <LabelledFigure label={label}>
      <Money amount={dollars} unit="US$" size={20} />
    </LabelledFigure>
  );
}

function WealthSkeleton() {
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Skeleton height={44} width="50%" />
        <Skeleton height={44} width="70%" />
        <Skeleton height={21} width="55%" />
      </Stack>
      <Grid minColumn="medium" gap={16}>
        <FigureSkeleton />
        <FigureSkeleton />
      </Grid>
    </Stack>
  );
}

function FigureSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton height={20} width="60%" />
      <Skeleton height={28} width="80%" />
    </Stack>
  );
}

function usePortfolio() {
  const hasParts = useExtensionState('portfolio');
  const query = useQuery({ ...portfolioQuery(useApi(), 'now'), enabled: hasParts === true });
  const portfolio = useNewestPortfolio();
  return { portfolio, isLoading: hasParts === undefined || query.isLoading };
}

/**
 * Height of the skeleton, CSS pixels: the middle between the ring alone (112) and the longest
 * legend (152).
 */
const ringHeight = 132;

/** The ring of the portfolio's parts. */
export function WealthParts() {
  const { t } = useI18n();
  const { portfolio, isLoading } = usePortfolio();
  const total = totalOf(portfolio);
  const hasRing = portfolio !== undefined && addsUpTo(portfolio.parts, total);
  if (!hasRing && !isLoading) return null;
  return (
    <Section title={t({ id: 'wealth.title' })}>
      {hasRing ? (
        <WealthRing parts={portfolio.parts} total={total} />
      ) : (
        <Skeleton height={ringHeight} />
      )}
    </Section>
  );
}
