import type { PriceReading, TicketView } from '@corro/machines';
import { type SummaryRow, Text } from '@corro/ui';
import { priceAgeText, useNow } from '../../../common/ages.tsx';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { priceText } from '../../../common/prices/priceText.ts';
import { useUnitText } from './ticketText.ts';

/** The reviewed price, held against the latest reading. */
export function usePriceRow({ review, price: latest }: TicketView): SummaryRow {
  const { numberLocale } = useI18n();
  const units = useUnitText();
  return {
    label: units({ id: 'ticket.price' }),
    value: <Text>{priceText(review?.terms.price ?? null, numberLocale)}</Text>,
    ...(latest === null ? {} : { detail: <LatestPrice latest={latest} /> }),
  };
}

/** What the price is at the moment, and how long ago that was read. */
function LatestPrice({ latest }: { latest: PriceReading }) {
  const i18n = useI18n();
  return i18n.t(
    { id: 'ticket.priceNow' },
    {
      price: priceText(latest.price, i18n.numberLocale),
      age: priceAgeText(latest.readAt, useNow(), i18n),
    },
  );
}
