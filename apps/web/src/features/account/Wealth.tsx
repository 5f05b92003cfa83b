import type { UserInfo } from '@corro/client';
import type { DecimalText } from '@corro/domain';
import { formatDecimal, Grid, Inline, Money, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useQueries } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { AmountsToggle, useHiddenAmounts } from '../../common/hiddenAmounts.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { usePesos } from '../../common/prices/useTotalRows.tsx';
import { WealthSkeleton } from './WealthSkeleton.tsx';

/** Total, what can be spent and what is owed, read again every 3 s (spec §9). */
export function Wealth() {
  const { t } = useI18n();
  const query = useQuery(useQueries().userInfo());
  const [isHidden, turn] = useHiddenAmounts();
  return (
    <QueryView
      query={query}
      tellsAge
      failedTitle={t('account.failed')}
      loading={<WealthSkeleton />}
    >
      {(user) => (
        <Stack gap={16}>
          <Total
            dollars={user.total}
            isHidden={isHidden}
            toggle={<AmountsToggle isHidden={isHidden} onTurn={turn} />}
          />
          <Grid minColumn="medium" gap={16}>
            <Figure label={t('home.balance')} dollars={user.balance} isHidden={isHidden} />
            <Figure label={t('account.loan')} dollars={user.loan} isHidden={isHidden} />
          </Grid>
          <Who user={user} />
        </Stack>
      )}
    </QueryView>
  );
}

interface FigureProps {
  readonly dollars: DecimalText;
  readonly isHidden: boolean;
}

function Total({ dollars, isHidden, toggle }: FigureProps & { toggle: ReactNode }) {
  const { t, numberLocale } = useI18n();
  const { rate, estimate } = usePesos('usdMxn');
  const hiding = { hidden: isHidden, hiddenLabel: t('money.hidden') };
  return (
    <Stack gap={4}>
      <Inline gap={4} wrap={false}>
        <Text size={14} tone="muted">
          {t('account.total')}
        </Text>
        {toggle}
      </Inline>
      <Money {...hiding} amount={dollars} unit="US$" size={40} />
      <Inline gap={8} align="baseline">
        <Money {...hiding} amount={estimate(dollars)} unit="MX$" size={14} tone="muted" estimate />
        <Text size={12} tone="muted">
          {t('money.rate', { rate: formatDecimal(numberLocale, rate) })}
        </Text>
      </Inline>
    </Stack>
  );
}

function Figure({ label, dollars, isHidden }: FigureProps & { label: string }) {
  const { t } = useI18n();
  return (
    <Stack gap={4}>
      <Text size={14} tone="muted">
        {label}
      </Text>
      <Money
        amount={dollars}
        unit="US$"
        size={20}
        hidden={isHidden}
        hiddenLabel={t('money.hidden')}
      />
    </Stack>
  );
}

/** By what the broker knows the customer; customer service asks for it. */
function Who({ user }: { user: UserInfo }) {
  const { t } = useI18n();
  return (
    <Text size={14} tone="muted">
      {t('account.customer', { number: user.customerNumber, phone: user.phone })}
    </Text>
  );
}
