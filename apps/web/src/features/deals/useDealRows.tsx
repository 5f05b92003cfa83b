import type { DealTerms } from '@corro/machines';
import { Text, type SummaryRow } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { priceText } from '../../common/prices/priceText.ts';

/** What is or was bought, for a summary; nothing where there are no terms. */
export function useDealRows(terms: DealTerms | null): readonly SummaryRow[] {
  const { t, numberLocale } = useI18n();
  if (terms === null) return [];
  const { kind, name, symbol, quantity, price } = terms;
  return [
    { label: t('ticket.side'), value: <Text>{t(`deals.sheet.${kind}`)}</Text> },
    { label: t('ticket.instrument'), value: <Text>{name}</Text>, detail: symbol },
    {
      label: t('ticket.quantityRow'),
      value: <Text>{t('order.shares', { count: quantity })}</Text>,
    },
    { label: t('ticket.price'), value: <Text>{priceText(price, numberLocale)}</Text> },
  ];
}
