import type { Offer } from '@corro/client';
import {
  type DecimalText,
  isNegative,
  isZero,
  multiply,
  priceChange,
  roundDuration,
  subtract,
} from '@corro/domain';
import {
  formatMoney,
  formatPercent,
  ListRow,
  type ListRowProps,
  Stack,
  Tag,
  Text,
} from '@corro/ui';
import { dash, orDash, useI18n } from '../../app/i18n/i18n.ts';
import { useUpstreamNow } from '../../common/ages.tsx';
import { InstrumentAvatar } from '../../common/instruments/InstrumentAvatar.tsx';
import { PriceNow } from '../../common/prices/PriceNow.tsx';
import { RowObstacleText } from '../../flows/orders/RowObstacleText.tsx';
import {
  type CompleteOffer,
  isCompleteOffer,
  missingOf,
  requiredFields,
} from '../../flows/orders/complete.ts';

export interface OfferRowProps extends Pick<ListRowProps, 'heading'> {
  readonly offer: Offer;
  /** False if the list shows the time left, because all its offers end at the same time. */
  readonly showsTime?: boolean;
  /** Called for open, complete offers only. */
  readonly onChoose: (offer: CompleteOffer) => void;
}

/** An offer: its least amount above the discount, and the code with the price per share. */
export function OfferRow({ offer, showsTime = true, onChoose, heading }: OfferRowProps) {
  const { t, numberLocale } = useI18n();
  const discount = useDiscountText()(offer);
  const isOpen = offer.status === 'open';
  const price = { value: offer.price, market: 'US', readAt: offer.readAt, poll: 'offers' } as const;
  const least = leastAmount(offer);
  const code = orDash(offer.symbol);
  const missing = isOpen ? missingOf(offer, requiredFields.offer) : null;
  const endsAt = isOpen && showsTime ? offer.endsAt : null;
  return (
    <ListRow
      heading={heading}
      leading={<InstrumentAvatar symbol={offer.symbol} name={offer.name} market="US" />}
      title={offer.name}
      wrap="compact"
      subtitle={
        !isOpen ? (
          code
        ) : least === null ? (
          `${code} · ${t({ id: 'offers.minimum' }, { count: offer.minimum })}`
        ) : (
          <>
            {`${code} · `}
            <PriceNow {...price} size={12} />
            {`\u00A0${t({ id: 'offers.perShare' })}`}
          </>
        )
      }
      trailing={
        !isOpen ? (
          <OfferTag status={offer.status} />
        ) : (
          <Text weight="strong">
            {least === null ? dash : formatMoney(numberLocale, least, 'US$')}
          </Text>
        )
      }
      trailingSub={
        !isOpen ? (
          <PriceNow {...price} size={14} />
        ) : discount === null ? undefined : (
          <Text size={12} tone="muted">
            {discount}
          </Text>
        )
      }
      below={
        endsAt !== null || missing !== null ? (
          <Stack gap={0}>
            {endsAt === null ? null : <TimeLeft endsAt={endsAt} />}
            <RowObstacleText field={missing} />
          </Stack>
        ) : null
      }
      {...(isOpen && isCompleteOffer(offer) ? { onPress: () => onChoose(offer) } : {})}
    />
  );
}

/** Price of the minimum quantity without the fee, US dollars; null if the price is unknown. */
export function leastAmount({ price, minimum }: Offer): DecimalText | null {
  return price === null ? null : multiply(price, String(minimum));
}

/** «2.34% bajo el mercado», or above the market; null if a price is unknown or both are the same. */
export function useDiscountText(): (offer: Pick<Offer, 'price' | 'marketPrice'>) => string | null {
  const { t, numberLocale } = useI18n();
  return ({ price, marketPrice }) => {
    const difference = priceChange(marketPrice, price).changePercent;
    if (difference === null || isZero(difference)) return null;
    const isBelow = isNegative(difference);
    const share = formatPercent(numberLocale, isBelow ? subtract('0', difference) : difference, {
      signed: false,
    });
    return t({ id: 'offers.discount' }, { side: isBelow ? 'below' : 'above', share });
  };
}

/**
 * Hidden once the time is up: only the upstream's status ends an offer, so it may still be open
 * then.
 */
export function TimeLeft({ endsAt }: { endsAt: number }) {
  const { t } = useI18n();
  const left = roundDuration(endsAt - useUpstreamNow());
  if (left === null) return null;
  return (
    <Text size={12} tone="muted">
      {t({ id: 'offers.left' }, { ...left })}
    </Text>
  );
}

function OfferTag({ status }: Pick<Offer, 'status'>) {
  const { t } = useI18n();
  if (typeof status === 'string') return <Tag>{t({ id: 'offers.status.closed' })}</Tag>;
  return <Tag>{t({ id: 'order.status.unknown' })}</Tag>;
}
