import type { Quote } from '@corro/client';
import { Section, Summary, Text, formatDecimal, formatMoney } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { dayFigures } from '../../../common/prices/dayFigures.ts';
import { decimalsOf, priceUnit } from '../../../common/prices/priceText.ts';

/** The day's open, high and low and the close before; an em dash for what is not known (yet). */
export function DayFigures({ quote }: { quote: Quote | undefined }) {
  const { t, numberLocale } = useI18n();
  const unit = priceUnit(quote?.market ?? '');
  const digits = decimalsOf(quote?.price);
  const places = { min: digits, max: digits };
  const day = quote === undefined ? undefined : dayFigures(quote);
  const figure = (value: string | null = null) => (
    <Text>
      {unit === undefined
        ? formatDecimal(numberLocale, value, places)
        : formatMoney(numberLocale, value, unit, places)}
    </Text>
  );
  return (
    <Section title={t({ id: 'stock.day' })}>
      <Summary
        rows={[
          { label: t({ id: 'stock.open' }), value: figure(day?.open) },
          { label: t({ id: 'stock.high' }), value: figure(day?.high) },
          { label: t({ id: 'stock.low' }), value: figure(day?.low) },
          { label: t({ id: 'stock.previousClose' }), value: figure(day?.previousClose) },
        ]}
      />
    </Section>
  );
}
