import type { Quote } from '@corro/client';
import { Skeleton, Stack, Text } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { InstrumentHead, InstrumentHeadSkeleton } from '../../parts/InstrumentHead.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import type { QueryResult } from '../../parts/useQueryTrouble.tsx';
import { priceText } from '../../parts/priceText.ts';

/** The live price with its age, and how far it went today. */
export function PriceHead({ query }: { query: QueryResult<Quote> }) {
  const { t, numberLocale } = useWords();
  return (
    <QueryView
      query={query}
      loading={
        <Stack gap={4}>
          <InstrumentHeadSkeleton />
          <Skeleton height={20} width="70%" />
        </Stack>
      }
    >
      {(quote) => (
        <Stack gap={4}>
          <InstrumentHead quote={quote} poll="tradingScreen" />
          <Text size={14} tone="muted">
            {t('ticket.range', {
              low: priceText(quote.low, numberLocale),
              high: priceText(quote.high, numberLocale),
            })}
          </Text>
        </Stack>
      )}
    </QueryView>
  );
}
