import { portfolioQuery, type UserInfo, userInfoQuery } from '@corro/client';
import { type DecimalText, assetsOf } from '@corro/domain';
import { Grid, Image, Inline, Section, Skeleton, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { LabelledFigure, TotalMoney } from '../../common/figures.tsx';
import { AmountsToggle, useHiddenAmounts, HideableMoney } from '../../common/hiddenAmounts.tsx';
import { useExtension } from '../../common/operatorRules.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { orDash } from '../../app/i18n/orDash.ts';
import type { StoredUser } from '../../app/storage/storedUser.ts';
import { WealthRing } from '../portfolio/index.ts';
import { useCustomer } from './useCustomer.ts';

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

/** Total, what can be spent and what is owed, read again every 3 s (spec §9). */
export function Wealth() {
  const { t } = useI18n();
  const query = useQuery(userInfoQuery(useApi()));
  const customer = useCustomer();
  const [isHidden, turn] = useHiddenAmounts();
  return (
    <Stack gap={16}>
      <QueryView
        query={query}
        tellsAge
        failedTitle={t({ id: 'account.failed' })}
        loading={<WealthSkeleton />}
      >
        {(user) => <Figures user={user} isHidden={isHidden} onTurn={turn} />}
      </QueryView>
      {customer === null ? null : <Who user={customer} />}
      {customer === null && query.isLoading ? <Skeleton height={20} width="60%" /> : null}
    </Stack>
  );
}

interface FiguresProps {
  readonly user: UserInfo;
  readonly isHidden: boolean;
  readonly onTurn: () => void;
}

/** The total and its parts: all of one reading where the upstream tells the parts, so that they add up. */
function Figures({ user, isHidden, onTurn }: FiguresProps) {
  const { t } = useI18n();
  const hasParts = useExtension('portfolio');
  const { data } = useQuery({ ...portfolioQuery(useApi(), 'now'), enabled: hasParts });
  const parts = data?.parts;
  const total = parts === undefined ? user.total : (assetsOf(parts) ?? user.total);
  return (
    <Stack gap={16}>
      <Total
        dollars={total}
        isHidden={isHidden}
        toggle={<AmountsToggle isHidden={isHidden} onTurn={onTurn} />}
      />
      <Grid minColumn="medium" gap={16}>
        <Figure
          label={t({ id: 'home.balance' })}
          dollars={parts?.cash ?? user.balance}
          isHidden={isHidden}
        />
        <Figure
          label={t({ id: 'account.loan' })}
          dollars={parts?.loan ?? user.loan}
          isHidden={isHidden}
        />
      </Grid>
      {parts === undefined ? null : (
        <Section title={t({ id: 'wealth.title' })}>
          <WealthRing parts={parts} isHidden={isHidden} />
        </Section>
      )}
    </Stack>
  );
}

interface FigureProps {
  readonly dollars: DecimalText | null;
  readonly isHidden: boolean;
}

function Total({ dollars, isHidden, toggle }: FigureProps & { toggle: ReactNode }) {
  const { t } = useI18n();
  return (
    <Stack gap={4}>
      <Inline gap={4} wrap={false}>
        <Text size={14} tone="muted">
          {t({ id: 'account.total' })}
        </Text>
        {toggle}
      </Inline>
      <TotalMoney dollars={dollars} isHidden={isHidden} />
    </Stack>
  );
}

function Figure({ label, dollars, isHidden }: FigureProps & { label: string }) {
  return (
    <LabelledFigure label={label}>
      <HideableMoney amount={dollars} unit="US$" size={20} isHidden={isHidden} />
    </LabelledFigure>
  );
}

/** The customer's picture, where there is one, and by what the broker knows the customer; customer service asks for it. */
function Who({ user }: { user: StoredUser }) {
  const { t } = useI18n();
  return (
    <Inline gap={8} wrap={false}>
      {user.image === null ? null : (
        <Image src={user.image} alt="" ratio="1:1" width={40} shape="circle" />
      )}
      <Text size={14} tone="muted">
        {t(
          { id: 'account.customer' },
          {
            number: orDash(user.customerNumber),
            phone: orDash(user.phone),
          },
        )}
      </Text>
    </Inline>
  );
}
