import type { TicketView } from '@corro/machines';
import { useI18n, type I18n } from '../../../app/i18n/i18n.ts';
import { refusalText } from '../../../common/errorText.ts';
import { priceText } from '../../../common/prices/priceText.ts';
import { MovedNotice } from '../../../flows/orders/ReviewStep.tsx';
import type { StockTicket } from './useStockTicket.ts';

/** The price that is to be accepted again. */
export function PriceNotice({ view, send }: StockTicket) {
  const i18n = useI18n();
  const offered = view.review?.offered ?? null;
  return (
    <MovedNotice
      text={noticeText(view, i18n)}
      accept={
        offered === null
          ? undefined
          : {
              label: i18n.t(
                { id: 'ticket.accept' },
                {
                  price: priceText(offered.price, i18n.numberLocale),
                },
              ),
              onAccept: () => send({ type: 'ACCEPT', terms: offered }),
            }
      }
    />
  );
}

function noticeText({ refusal, review }: TicketView, i18n: I18n): string | undefined {
  if (refusal !== null) return refusalText(refusal.code, i18n, 'hint', refusal.values);
  if (review === null || review.offered === null) return undefined;
  return i18n.t(
    { id: 'ticket.moved' },
    {
      before: priceText(review.terms.price, i18n.numberLocale),
      after: priceText(review.offered.price, i18n.numberLocale),
    },
  );
}
