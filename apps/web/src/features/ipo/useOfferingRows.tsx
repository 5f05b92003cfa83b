import type { Ipo } from '@corro/client';
import type { DecimalText } from '@corro/domain';
import { Text, type SummaryRow } from '@corro/ui';
import { useWords } from '../../app/i18n/words.ts';
import { useIpoLine } from './useIpoLine.ts';
import { priceText } from '../../common/prices/priceText.ts';

interface Applied {
  readonly symbol: string;
  readonly name: string;
  /** US dollars a share; null where it is not said. */
  readonly price: DecimalText | null;
  /** Shares; left out where it is not decided. */
  readonly quantity?: number;
}

/** What is applied for, for a summary; series and close only where the offering is known. */
export function useOfferingRows(of: Applied | null, ipo?: Ipo): SummaryRow[] {
  const { t, dateTime, numberLocale } = useWords();
  const line = useIpoLine();
  if (of === null) return [];
  const { symbol, name, price, quantity } = of;
  const closesAt = ipo?.closesAt ?? null;
  return [
    {
      label: t('ticket.instrument'),
      value: <Text>{name}</Text>,
      detail: line({ symbol, series: ipo?.series ?? '' }),
    },
    ...(quantity === undefined
      ? []
      : [
          {
            label: t('ticket.quantityRow'),
            value: <Text>{t('order.shares', { count: quantity })}</Text>,
          },
        ]),
    { label: t('ipo.price'), value: <Text>{priceText(price, numberLocale)}</Text> },
    ...(closesAt === null
      ? []
      : [{ label: t('ipo.closing'), value: <Text>{dateTime(closesAt)}</Text> }]),
  ];
}
