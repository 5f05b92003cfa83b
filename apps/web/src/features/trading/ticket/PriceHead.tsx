import type { Quote } from '@corro/client';
import type { DecimalText } from '@corro/domain';
import { Skeleton, Stack, Text, formatDecimal, formatMoney } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { dayFigures } from '../../../common/prices/dayFigures.ts';
import { decimalsOf, priceUnit } from '../../../common/prices/priceText.ts';
import { InstrumentHead, InstrumentHeadSkeleton } from '../../markets/index.ts';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import type { QueryResult } from '../../../common/queries/queryError.tsx';

/** The live price with its age, and how far it went today. */
export function PriceHead({ query }: { query: QueryResult<Quote> }) {
  const { t, numberLocale } = useI18n();
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
      {(quote) => {
        const { low, high } = dayFigures(quote);
        return (
          <Stack gap={4}>
            <InstrumentHead quote={quote} poll="tradingScreen" />
            <Text size={14} tone="muted">
              {t(
                { id: 'ticket.range' },
                {
                  low: boundText(low, quote, numberLocale),
                  high: boundText(high, quote, numberLocale),
                },
              )}
            </Text>
          </Stack>
        );
      }}
    </QueryView>
  );
}

/** A bound of the day's range, written as the price above it is. */
function boundText(
  bound: DecimalText | null,
  { price, market }: Quote,
  numberLocale: string,
): string {
  const digits = decimalsOf(price, bound);
  const places = { min: digits, max: digits };
  const unit = priceUnit(market);
  return unit === undefined
    ? formatDecimal(numberLocale, bound, places)
    : formatMoney(numberLocale, bound, unit, places);
}
