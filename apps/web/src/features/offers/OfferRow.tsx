import type { Offer } from '@corro/client';
import { multiply, priceChange, roundDuration } from '@corro/domain';
import { formatMoney, formatPercent, ListRow, Stack, Tag, Text } from '@corro/ui';
import { useI18n, orDash } from '../../app/i18n/i18n.ts';
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

export interface OfferRowProps {
  readonly offer: Offer;
  /** False if the list shows the time left, because all its offers end at the same time. */
  readonly showsTime?: boolean;
  /** Called for open, complete offers only. */
  readonly onChoose: (offer: CompleteOffer) => void;
}

/** An offer: its discount to the market first, then its price; the least total below the name. */
export function OfferRow({ offer, showsTime = true, onChoose }: OfferRowProps) {
  const { t, numberLocale } = useI18n();
  const isOpen = offer.status === 'open';
  const difference = isOpen ? marketDifference(offer) : null;
  const price = { value: offer.price, market: 'US', readAt: offer.readAt, poll: 'offers' } as const;
  const least = offer.price === null ? null : multiply(offer.price, String(offer.minimum));
  return (
    <ListRow
      leading={<InstrumentAvatar symbol={offer.symbol} name={offer.name} market="US" />}
      title={offer.name}
      wrap="subtitle"
      subtitle={
        <>
          <Text size={14} tone="muted">
            {orDash(offer.symbol)}
          </Text>
          {' · '}
          {least === null
            ? t({ id: 'offers.minimum' }, { count: offer.minimum })
            : t({ id: 'offers.from' }, { amount: formatMoney(numberLocale, least, 'US$') })}
        </>
      }
      {...(difference === null
        ? {
            trailing: isOpen ? (
              <PriceNow {...price} weight="strong" />
            ) : (
              <OfferTag status={offer.status} />
            ),
            trailingSub: isOpen ? null : <PriceNow {...price} size={14} />,
          }
        : {
            trailing: <Text weight="strong">{formatPercent(numberLocale, difference)}</Text>,
            trailingSub: <PriceNow {...price} size={14} />,
          })}
      below={isOpen ? <OfferTerms offer={offer} showsTime={showsTime} /> : null}
      {...(isOpen && isCompleteOffer(offer) ? { onPress: () => onChoose(offer) } : {})}
    />
  );
}

function OfferTerms({ offer, showsTime }: Required<Omit<OfferRowProps, 'onChoose'>>) {
  return (
    <Stack gap={0}>
      {showsTime && offer.endsAt !== null ? <TimeLeft endsAt={offer.endsAt} /> : null}
      <RowObstacleText field={missingOf(offer, requiredFields.offer)} />
    </Stack>
  );
}

/** Percent above the market price; negative below it. */
export function marketDifference({ price, marketPrice }: Pick<Offer, 'price' | 'marketPrice'>) {
  return priceChange(marketPrice, price).changePercent;
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
