import type { Offer } from '@corro/client';
import { Inline, ListRow, Tag, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { PriceNow } from '../../common/prices/PriceNow.tsx';

export interface OfferRowProps {
  readonly offer: Offer;
  /** Opens the purchase; rows that are not open for one lead nowhere. */
  readonly onChoose: (offer: Offer) => void;
}

/** An offer: what of, at what price, from how many shares on, and whether it can be bought. */
export function OfferRow({ offer, onChoose }: OfferRowProps) {
  const { t } = useI18n();
  const isOpen = offer.status === 'open';
  return (
    <ListRow
      title={offer.name}
      subtitle={
        <Inline gap={8}>
          <Text size={14} tone="muted">
            {offer.symbol}
          </Text>
          <OfferTag status={offer.status} />
        </Inline>
      }
      trailing={<PriceNow value={offer.price} market="US" readAt={offer.readAt} poll="offers" />}
      trailingSub={
        <Text size={14} tone="muted">
          {t('deals.minimum', { count: offer.minimum })}
        </Text>
      }
      {...(isOpen ? { onPress: () => onChoose(offer) } : {})}
    />
  );
}

/** Whether it can be bought, in a word; a status that Corro does not know keeps its code. */
function OfferTag({ status }: Pick<Offer, 'status'>) {
  const { t } = useI18n();
  if (status === 'open') return <Tag tone="accent">{t('deals.status.open')}</Tag>;
  if (status === 'closed') return <Tag>{t('deals.status.closed')}</Tag>;
  return <Tag tone="critical">{t('order.status.unknown', { code: status.unknown })}</Tag>;
}
