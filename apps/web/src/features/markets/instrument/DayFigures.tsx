import type { Quote } from '@corro/client';
import { Section, Summary, Text, formatDecimal, formatMoney } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { decimalsOf, priceUnit } from '../../../common/prices/priceText.ts';

/** The day's open, high and low and the close before; an em dash for what is not known (yet). */
export function DayFigures({ quote }: { quote: Quote | undefined }) {
  const { t, numberLocale } = useI18n();
  const unit = priceUnit(quote?.market ?? '');
  const digits = decimalsOf(quote?.price);
  const places = { min: digits, max: digits };
  const figure = (value: string | null = null) => (
    <Text>
      {unit === undefined
        ? formatDecimal(numberLocale, value, places)
        : formatMoney(numberLocale, value, unit, places)}
    </Text>
  );
  return (
    <Section title={t('stock.day')}>
      <Summary
        rows={[
          { label: t('stock.open'), value: figure(quote?.open) },
          { label: t('stock.high'), value: figure(quote?.high) },
          { label: t('stock.low'), value: figure(quote?.low) },
          { label: t('stock.previousClose'), value: figure(quote?.previousClose) },
        ]}
      />
    </Section>
  );
}
