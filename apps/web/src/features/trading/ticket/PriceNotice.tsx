import type { TicketView } from '@corro/machines';
import { useWords, type Words } from '../../../app/i18n/words.ts';
import { MovedNotice } from '../../../flows/orders/MovedNotice.tsx';
import { priceText } from '../../../common/prices/priceText.ts';
import { refusalText } from '../../../common/errorText.ts';
import type { StockTicket } from './useStockTicket.ts';

/** The price that is to be accepted again. */
export function PriceNotice({ view, send }: StockTicket) {
  const words = useWords();
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

function noticeText({ refusal, review }: TicketView, words: Words): string | undefined {
  if (refusal !== null) return refusalText(refusal.code, words, 'hint', refusal.values);
  if (review === null || review.offered === null) return undefined;
  return words.t('ticket.moved', {
    before: priceText(review.terms.price, words.numberLocale),
    after: priceText(review.offered.price, words.numberLocale),
  });
}
