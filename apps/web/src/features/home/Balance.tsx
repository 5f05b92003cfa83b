import { balanceQuery, configQuery } from '@corro/client';
import { rates, toPesos, type DecimalText } from '@corro/domain';
import { formatDecimal, Inline, Money, Skeleton, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { AgeLine } from '../../common/ages.tsx';
import { AmountsToggle, useHiddenAmounts } from '../../common/hiddenAmounts.tsx';
import { useIsOnline } from '../../common/queries/useIsOnline.ts';

/** What can be spent, in dollars, and about how many pesos that is. */
export function Balance() {
  const { t } = useI18n();
  const { data, error, dataUpdatedAt } = useQuery(balanceQuery(useApi()));
  const isOnline = useIsOnline();
  const [isHidden, turn] = useHiddenAmounts();
  return (
    <Stack gap={4}>
      <Inline gap={4} wrap={false}>
        <Text size={14} tone="muted">
          {t({ id: 'home.balance' })}
        </Text>
        <AmountsToggle isHidden={isHidden} onTurn={turn} />
      </Inline>
      {data === undefined && error === null && isOnline ? (
        <AmountSkeleton />
      ) : (
        <Amount dollars={data ?? null} isHidden={isHidden} />
      )}
      {error === null && isOnline ? null : data === undefined ? (
        <Text size={14} tone="caution">
          {t({ id: 'home.balanceFailed' })}
        </Text>
      ) : (
        <AgeLine readAt={dataUpdatedAt} />
      )}
    </Stack>
  );
}

function Amount({ dollars, isHidden }: { dollars: DecimalText | null; isHidden: boolean }) {
  const { t, numberLocale } = useI18n();
  const hiding = { hidden: isHidden, hiddenLabel: t({ id: 'money.hidden' }) };
  const rate = useQuery(configQuery(useApi())).data?.usdMxn ?? rates.usdMxn;
  return (
    <>
      <Money {...hiding} amount={dollars} unit="US$" size={40} />
      <Inline gap={8} align="baseline">
        <Money
          {...hiding}
          amount={dollars === null ? null : toPesos(dollars, rate)}
          unit="MX$"
          size={14}
          tone="muted"
          estimate
        />
        <Text size={12} tone="muted">
          {t({ id: 'money.rate' }, { rate: formatDecimal(numberLocale, rate) })}
        </Text>
      </Inline>
    </>
  );
}

/** As high as the amount. */
function AmountSkeleton() {
  return (
    <>
      <Skeleton height={44} width="70%" />
      <Skeleton height={21} width="55%" />
    </>
  );
}
