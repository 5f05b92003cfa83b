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
import { formatMoney, formatPercent, Inline, ListRow, Spoken, Stack, Tag, Text } from '@corro/ui';
import { useI18n, orDash } from '../../app/i18n/i18n.ts';
import { useUpstreamNow } from '../../common/ages.tsx';
import { InstrumentAvatar } from '../../common/instruments/InstrumentAvatar.tsx';
import { PriceNow } from '../../common/prices/PriceNow.tsx';
import { priceText } from '../../common/prices/priceText.ts';
import { RowObstacleText } from '../../flows/orders/RowObstacleText.tsx';
import {
  type CompleteOffer,
  isCompleteOffer,
  missingOf,
  requiredFields,
} from '../../flows/orders/complete.ts';

export interface OfferRowProps {
  readonly offer: Offer;
  /** False if the list shows the time left, because all its offers end at the same time. */
  readonly showsTime?: boolean;
  /** Called for open, complete offers only. */
  readonly onChoose: (offer: CompleteOffer) => void;
}

/**
 * An offer: its price above the least amount, the code with the price of the market, and below them
 * the discount and the holding time.
 */
export function OfferRow({ offer, showsTime = true, onChoose }: OfferRowProps) {
  const { t, numberLocale } = useI18n();
  const isOpen = offer.status === 'open';
  const price = { value: offer.price, market: 'US', readAt: offer.readAt, poll: 'offers' } as const;
  const least = offer.price === null ? null : multiply(offer.price, String(offer.minimum));
  return (
    <ListRow
      leading={<InstrumentAvatar symbol={offer.symbol} name={offer.name} market="US" />}
      title={offer.name}
      wrap="subtitle"
      subtitle={
        <>
          {orDash(offer.symbol)}
          {isOpen && offer.marketPrice !== null ? (
            <>
              {' · '}
              <MarketPrice value={offer.marketPrice} />
            </>
          ) : null}
        </>
      }
      trailing={
        isOpen ? <PriceNow {...price} weight="strong" /> : <OfferTag status={offer.status} />
      }
      trailingSub={
        !isOpen ? (
          <PriceNow {...price} size={14} />
        ) : least === null ? (
          t({ id: 'offers.minimum' }, { count: offer.minimum })
        ) : (
          t({ id: 'offers.from' }, { amount: formatMoney(numberLocale, least, 'US$') })
        )
      }
      below={isOpen ? <OfferTerms offer={offer} showsTime={showsTime} /> : null}
      {...(isOpen && isCompleteOffer(offer) ? { onPress: () => onChoose(offer) } : {})}
    />
  );
}

/** The price that the offer replaces, struck out. */
function MarketPrice({ value }: { value: DecimalText }) {
  const { t, numberLocale } = useI18n();
  const price = priceText(value, numberLocale);
  return (
    <Spoken words={t({ id: 'offers.market' }, { price })}>
      <Text as="s" size={14} tone="muted">
        {price}
      </Text>
    </Spoken>
  );
}

function OfferTerms({ offer, showsTime }: Required<Omit<OfferRowProps, 'onChoose'>>) {
  const { t } = useI18n();
  const discount = useDiscountText()(offer);
  const { holdingDays } = offer;
  return (
    <Stack gap={0}>
      <Inline gap={8} justify="between">
        <Text size={14} weight="strong">
          {discount}
        </Text>
        {holdingDays === null ? null : (
          <Text size={14}>{t({ id: 'offers.holdingShort' }, { days: holdingDays })}</Text>
        )}
      </Inline>
      {showsTime && offer.endsAt !== null ? <TimeLeft endsAt={offer.endsAt} /> : null}
      <RowObstacleText field={missingOf(offer, requiredFields.offer)} />
    </Stack>
  );
}

/** «2.34% menos», or above the market; null if a price is unknown or both are the same. */
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
    <Text size={14} tone="muted">
      {t({ id: 'offers.left' }, { ...left })}
    </Text>
  );
}

function OfferTag({ status }: Pick<Offer, 'status'>) {
  const { t } = useI18n();
  if (typeof status === 'string') return <Tag>{t({ id: 'offers.status.closed' })}</Tag>;
  return <Tag>{t({ id: 'order.status.unknown' })}</Tag>;
}
