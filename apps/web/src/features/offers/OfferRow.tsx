import type { Offer } from '@corro/client';
import { priceChange, roundDuration } from '@corro/domain';
import { formatPercent, Inline, ListRow, Stack, Tag, Text } from '@corro/ui';
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
  /** Called for open, complete offers only. */
  readonly onChoose: (offer: CompleteOffer) => void;
}

export function OfferRow({ offer, onChoose }: OfferRowProps) {
  const { t } = useI18n();
  const isOpen = offer.status === 'open';
  return (
    <ListRow
      leading={<InstrumentAvatar symbol={offer.symbol} name={offer.name} market="US" />}
      title={offer.name}
      subtitle={
        <>
          <Text size={14} tone="muted">
            {orDash(offer.symbol)}
          </Text>
          {' · '}
          <Text size={14} tone="muted">
            {t({ id: 'offers.minimum' }, { count: offer.minimum })}
          </Text>
        </>
      }
      trailing={<PriceNow value={offer.price} market="US" readAt={offer.readAt} poll="offers" />}
      trailingSub={<OfferTag status={offer.status} />}
      below={isOpen ? <OfferTerms offer={offer} /> : null}
      {...(isOpen && isCompleteOffer(offer) ? { onPress: () => onChoose(offer) } : {})}
    />
  );
}

/** The discount to the market price, and the time left. */
function OfferTerms({ offer }: Pick<OfferRowProps, 'offer'>) {
  const { t, numberLocale } = useI18n();
  const { endsAt } = offer;
  const changePercent = marketDifference(offer);
  return (
    <Stack gap={0}>
      <Inline gap={8} justify="between">
        {changePercent === null ? null : (
          <Text size={14} weight="strong">
            {t(
              { id: 'offers.discount' },
              { difference: formatPercent(numberLocale, changePercent) },
            )}
          </Text>
        )}
        {endsAt === null ? null : <TimeLeft endsAt={endsAt} />}
      </Inline>
      <RowObstacleText field={missingOf(offer, requiredFields.offer)} />
    </Stack>
  );
}

/** Percent above the market price; negative below it. */
function marketDifference({ price, marketPrice }: Offer) {
  return priceChange(marketPrice, price).changePercent;
}

/**
 * Hidden once the time is up: only the upstream's status ends an offer, so it may still be open
 * then.
 */
function TimeLeft({ endsAt }: { endsAt: number }) {
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
  if (status === 'open') return <Tag tone="accent">{t({ id: 'offers.status.open' })}</Tag>;
  if (status === 'closed') return <Tag>{t({ id: 'offers.status.closed' })}</Tag>;
  return <Tag tone="critical">{t({ id: 'order.status.unknown' }, { code: status.unknown })}</Tag>;
}
