import type { Quote } from '@corro/client';
import type { DecimalText } from '@corro/domain';
import { Change, Inline, Skeleton, Stack, Text, formatDecimal, formatMoney } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { dayFigures } from '../../../common/prices/dayFigures.ts';
import { PriceNow } from '../../../common/prices/PriceNow.tsx';
import { decimalsOf, priceUnit } from '../../../common/prices/priceText.ts';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import type { QueryResult } from '../../../common/queries/queryError.tsx';

/** The live price with its age and how far it went today, in a line, and the day's range. */
export function PriceHead({ query }: { query: QueryResult<Quote> }) {
  const { t, numberLocale } = useI18n();
  return (
    <QueryView query={query} loading={<Skeleton height={51} width="70%" />}>
      {(quote) => {
        const { price, market, readAt, change, changePercent } = quote;
        const { low, high } = dayFigures(quote);
        const unit = priceUnit(market);
        return (
          <Stack gap={4}>
            <Inline gap={8} align="baseline">
              <PriceNow
                value={price}
                market={market}
                readAt={readAt}
                poll="tradingScreen"
                size={20}
                ageSide="after"
              />
              <Change
                amount={change}
                percent={changePercent}
                digits={decimalsOf(price)}
                own={false}
                {...(unit === undefined ? {} : { unit })}
              />
              <Text size={14} tone="muted">
                {t({ id: 'ticket.today' })}
              </Text>
            </Inline>
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
