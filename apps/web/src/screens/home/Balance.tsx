import { rates, toPesos } from '@corro/domain';
import { formatDecimal, Inline, Money, Skeleton, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../boot/room.ts';
import { useWords } from '../../boot/words.ts';

/** What can be spent, in dollars, and about how many pesos that is. */
export function Balance() {
  const { t, numberLocale } = useWords();
  const queries = useQueries();
  const balance = useQuery(queries.balance());
  const rate = useQuery(queries.config()).data?.usdMxn ?? rates.usdMxn;
  const isLoading = balance.data === undefined && balance.error === null;
  const amount = balance.data ?? null;
  return (
    <Stack gap={4}>
      <Text size={14} tone="muted">
        {t('home.balance')}
      </Text>
      {isLoading ? (
        <>
          <Skeleton height={44} width="70%" />
          <Skeleton height={20} width="55%" />
        </>
      ) : (
        <>
          <Money amount={amount} unit="US$" size={40} />
          <Inline gap={8} align="baseline">
            <Money
              amount={amount === null ? null : toPesos(amount, rate)}
              unit="MX$"
              size={14}
              tone="muted"
              estimate
            />
            <Text size={12} tone="muted">
              {t('money.rate', { rate: formatDecimal(numberLocale, rate) })}
            </Text>
          </Inline>
        </>
      )}
    </Stack>
  );
}
