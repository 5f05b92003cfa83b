import { rates, toPesos, type DecimalText } from '@corro/domain';
import { formatDecimal, Inline, Money, Skeleton, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../boot/room.ts';
import { useWords } from '../../boot/words.ts';
import { AgeLine } from '../../parts/AgeLine.tsx';
import { useIsOnline } from '../../parts/useIsOnline.ts';

/** What can be spent, in dollars, and about how many pesos that is. */
export function Balance() {
  const { t } = useWords();
  const { data, error, dataUpdatedAt } = useQuery(useQueries().balance());
  const isOnline = useIsOnline();
  return (
    <Stack gap={4}>
      <Text size={14} tone="muted">
        {t('home.balance')}
      </Text>
      {data === undefined && error === null && isOnline ? (
        <AmountBones />
      ) : (
        <Amount dollars={data ?? null} />
      )}
      {error === null && isOnline ? null : data === undefined ? (
        <Text size={14} tone="caution">
          {t('home.balanceFailed')}
        </Text>
      ) : (
        <AgeLine readAt={dataUpdatedAt} />
      )}
    </Stack>
  );
}

function Amount({ dollars }: { dollars: DecimalText | null }) {
  const { t, numberLocale } = useWords();
  const rate = useQuery(useQueries().config()).data?.usdMxn ?? rates.usdMxn;
  return (
    <>
      <Money amount={dollars} unit="US$" size={40} />
      <Inline gap={8} align="baseline">
        <Money
          amount={dollars === null ? null : toPesos(dollars, rate)}
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
  );
}

/** As high as the amount. */
function AmountBones() {
  return (
    <>
      <Skeleton height={44} width="70%" />
      <Skeleton height={21} width="55%" />
    </>
  );
}
