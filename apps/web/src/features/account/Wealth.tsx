import { portfolioQuery, type UserInfo, userInfoQuery } from '@corro/client';
import { assetsOf, type DecimalText } from '@corro/domain';
import { Grid, Inline, Money, Section, Skeleton, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { LabelledFigure, TotalMoney } from '../../common/figures.tsx';
import { AmountsToggle } from '../../common/hiddenAmounts.tsx';
import { useExpectedExtension } from '../../common/operatorRules.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { WealthRing } from '../portfolio/index.ts';
import { Who } from './Who.tsx';

/** As high as the figures that come. */
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

/** What the account consists of, where the upstream tells it; not all of them do. */
function useParts() {
  const hasParts = useExpectedExtension('portfolio');
  const query = useQuery({ ...portfolioQuery(useApi(), 'now'), enabled: hasParts === true });
  return { parts: query.data?.parts, isLoading: hasParts === undefined || query.isLoading };
}

/** What the money is in, and by what the broker knows the customer. */
export function WealthParts() {
  const { t } = useI18n();
  const { parts, isLoading } = useParts();
  return (
    <>
      {parts === undefined && !isLoading ? null : (
        <Section title={t({ id: 'wealth.title' })}>
          {parts === undefined ? <Skeleton height={ringHeight} /> : <WealthRing parts={parts} />}
        </Section>
      )}
      <Who />
    </>
  );
}

/** CSS pixels: between the ring alone, 112, and the legend of a customer with all kinds of parts, 152. */
const ringHeight = 132;

/** Total, what can be spent and what is owed, read again every 3 s (spec §9). */
export function Wealth() {
  const { t } = useI18n();
  const query = useQuery(userInfoQuery(useApi()));
  return (
    <QueryView
      query={query}
      tellsAge
      failedTitle={t({ id: 'account.failed' })}
      loading={<WealthSkeleton />}
    >
      {(user) => <Figures user={user} />}
    </QueryView>
  );
}

/** The total and its parts: all of one reading where the upstream tells the parts, so that they add up. */
function Figures({ user }: { readonly user: UserInfo }) {
  const { t } = useI18n();
  const { parts } = useParts();
  const total = parts === undefined ? user.total : (assetsOf(parts) ?? user.total);
  return (
    <Stack gap={16}>
      <Total dollars={total} />
      <Grid minColumn="medium" gap={16}>
        <Figure label={t({ id: 'home.balance' })} dollars={parts?.cash ?? user.balance} />
        <Figure label={t({ id: 'account.loan' })} dollars={parts?.loan ?? user.loan} />
      </Grid>
    </Stack>
  );
}

interface FigureProps {
  readonly dollars: DecimalText | null;
}

function Total({ dollars }: FigureProps) {
  const { t } = useI18n();
  return (
    <Stack gap={4}>
      <Inline gap={4} wrap={false}>
        <Text size={14} tone="muted">
          {t({ id: 'account.total' })}
        </Text>
        <AmountsToggle />
      </Inline>
      <TotalMoney dollars={dollars} />
    </Stack>
  );
}

function Figure({ label, dollars }: FigureProps & { label: string }) {
  return (
    <LabelledFigure label={label}>
      <Money amount={dollars} unit="US$" size={20} />
    </LabelledFigure>
  );
}
