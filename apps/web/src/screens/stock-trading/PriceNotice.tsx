import type { TicketView } from '@corro/machines';
import { Banner, Button } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { refusalText } from '../../parts/refusalText.ts';
import { priceText } from '../../parts/priceText.ts';
import type { StockTicket } from './useStockTicket.ts';

/**
 * The price left the reviewed one, or the server said so: it has to be accepted again. Accepting
 * stands apart from confirming, so that no second tap of the same finger places the order.
 */
export function PriceNotice({ view, send }: StockTicket) {
  const words = useWords();
  const { t, numberLocale } = words;
  const offered = view.review?.offered ?? null;
  const text = noticeText(view);
  if (text === null) return null;
  return (
    <>
      <Banner tone="caution">{text}</Banner>
      {offered === null ? null : (
        <Button
          tone="neutral"
          fullWidth
          onPress={() => send({ type: 'ACCEPT_PRICE', price: offered.price })}
        >
          {t('ticket.accept', { price: priceText(offered.price, numberLocale) })}
        </Button>
      )}
    </>
  );

  function noticeText({ refusal, review }: TicketView): string | null {
    if (refusal !== null) return refusalText(refusal.code, words, 'hint', refusal.values);
    if (offered === null || review === null) return null;
    return t('ticket.moved', {
      before: priceText(review.reviewed.price, numberLocale),
      after: priceText(offered.price, numberLocale),
    });
  }
}
