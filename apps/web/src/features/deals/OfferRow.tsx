import type { Offer } from '@corro/client';
import { Inline, ListRow, Tag, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { PriceNow } from '../../common/prices/PriceNow.tsx';
import { Missing } from '../../flows/orders/Missing.tsx';
import {
  type CompleteOffer,
  isCompleteOffer,
  missingOf,
  needed,
} from '../../flows/orders/complete.ts';
import { orDash } from '../../app/i18n/orDash.ts';

export interface OfferRowProps {
  readonly offer: Offer;
  /** Opens the purchase; rows that are not open for one lead nowhere. */
  readonly onChoose: (offer: CompleteOffer) => void;
}

/** An offer: what of, at what price, from how many shares on, and whether it can be bought. */
export function OfferRow({ offer, onChoose }: OfferRowProps) {
  const { t } = useI18n();
  const isOpen = offer.status === 'open';
  const missing = missingOf(offer, needed.offer);
  return (
    <ListRow
      title={offer.name}
      subtitle={
        <Inline gap={8}>
          <Text size={14} tone="muted">
            {orDash(offer.symbol)}
          </Text>
          <OfferTag status={offer.status} />
        </Inline>
      }
      trailing={<PriceNow value={offer.price} market="US" readAt={offer.readAt} poll="offers" />}
      trailingSub={
        <Text size={14} tone="muted">
          {t({ id: 'deals.minimum' }, { count: offer.minimum })}
        </Text>
      }
      below={isOpen && missing !== null ? <Missing field={missing} /> : null}
      {...(isOpen && isCompleteOffer(offer) ? { onPress: () => onChoose(offer) } : {})}
    />
  );
}

/** Whether it can be bought, in a word; a status that Corro does not know keeps its code. */
function OfferTag({ status }: Pick<Offer, 'status'>) {
  const { t } = useI18n();
  if (status === 'open') return <Tag tone="accent">{t({ id: 'deals.status.open' })}</Tag>;
  if (status === 'closed') return <Tag>{t({ id: 'deals.status.closed' })}</Tag>;
  return <Tag tone="critical">{t({ id: 'order.status.unknown' }, { code: status.unknown })}</Tag>;
}
