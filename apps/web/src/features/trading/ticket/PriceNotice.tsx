import type { TicketView } from '@corro/machines';
import { useI18n, type I18n } from '../../../app/i18n/i18n.ts';
import { MovedNotice } from '../../../flows/orders/MovedNotice.tsx';
import { priceText } from '../../../common/prices/priceText.ts';
import { refusalText } from '../../../common/errorText.ts';
import type { StockTicket } from './useStockTicket.ts';

/** The price that is to be accepted again. */
export function PriceNotice({ view, send }: StockTicket) {
  const words = useI18n();
  const offered = view.review?.offered ?? null;
  return (
    <MovedNotice
      text={noticeText(view, words)}
      accept={
        offered === null
          ? undefined
          : {
              label: words.t('ticket.accept', {
                price: priceText(offered.price, words.numberLocale),
              }),
              onAccept: () => send({ type: 'ACCEPT', terms: offered }),
            }
      }
    />
  );
}

function noticeText({ refusal, review }: TicketView, words: I18n): string | undefined {
  if (refusal !== null) return refusalText(refusal.code, words, 'hint', refusal.values);
  if (review === null || review.offered === null) return undefined;
  return words.t('ticket.moved', {
    before: priceText(review.terms.price, words.numberLocale),
    after: priceText(review.offered.price, words.numberLocale),
  });
}
