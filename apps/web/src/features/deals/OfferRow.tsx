import type { Offer } from '@corro/client';
import { changeSince, timeLeft } from '@corro/domain';
import { formatPercent, Inline, ListRow, Meter, Stack, Tag, Text } from '@corro/ui';
import { useI18n, orDash } from '../../app/i18n/i18n.ts';
import { useNow } from '../../common/ages.tsx';
import { InstrumentAvatar } from '../../common/instruments/InstrumentAvatar.tsx';
import { PriceNow } from '../../common/prices/PriceNow.tsx';
import { Missing } from '../../flows/orders/Missing.tsx';
import {
  type CompleteOffer,
  isCompleteOffer,
  missingOf,
  needed,
} from '../../flows/orders/complete.ts';

export interface OfferRowProps {
  readonly offer: Offer;
  /** The largest discount of the list, percent: the others are drawn beside it. */
  readonly mostDiscount: number;
  /** Opens the purchase; rows that are not open for one lead nowhere. */
  readonly onChoose: (offer: CompleteOffer) => void;
}

/** An offer: what of, at what price, from how many shares on, and whether it can be bought. */
export function OfferRow({ offer, mostDiscount, onChoose }: OfferRowProps) {
  const { t } = useI18n();
  const isOpen = offer.status === 'open';
  const missing = missingOf(offer, needed.offer);
  return (
    <ListRow
      leading={<InstrumentAvatar symbol={offer.symbol} name={offer.name} market="US" />}
      title={offer.name}
      subtitle={
        <>
          <Text size={14} tone="muted">
            {orDash(offer.symbol)}
          </Text>
          {between}
          <Text size={14} tone="muted">
            {t({ id: 'deals.minimum' }, { count: offer.minimum })}
          </Text>
        </>
      }
      trailing={<PriceNow value={offer.price} market="US" readAt={offer.readAt} poll="offers" />}
      trailingSub={<OfferTag status={offer.status} />}
      below={
        isOpen ? <OfferTerms offer={offer} missing={missing} mostDiscount={mostDiscount} /> : null
      }
      {...(isOpen && isCompleteOffer(offer) ? { onPress: () => onChoose(offer) } : {})}
    />
  );
}

/** Separates two facts; the same in every language. */
const between = ' · ';

interface OfferTermsProps extends Pick<OfferRowProps, 'offer' | 'mostDiscount'> {
  readonly missing: (typeof needed.offer)[number] | null;
}

/** The difference of its price to the market's, in figures and as a bar, and how long it is open. */
function OfferTerms({ offer, missing, mostDiscount }: OfferTermsProps) {
  const { t, numberLocale } = useI18n();
  const { endsAt } = offer;
  const changePercent = toMarket(offer);
  return (
    <Stack gap={8}>
      <Stack gap={0}>
        <Inline gap={8} justify="between">
          {changePercent === null ? null : (
            <Text size={14} weight="strong">
              {t(
                { id: 'deals.discount' },
                { difference: formatPercent(numberLocale, changePercent) },
              )}
            </Text>
          )}
          {endsAt === null ? null : <TimeLeft endsAt={endsAt} />}
        </Inline>
        <Missing field={missing} />
      </Stack>
      {changePercent === null ? null : (
        <Meter percent={mostDiscount === 0 ? 0 : (discountOf(offer) / mostDiscount) * 100} />
      )}
    </Stack>
  );
}

function toMarket({ price, marketPrice }: Offer) {
  return changeSince(marketPrice, price).changePercent;
}

/** By how much it is below the market, percent, for a drawing; 0 where it is not. */
export function discountOf(offer: Offer): number {
  return Math.max(0, -Number(toMarket(offer) ?? 0));
}

/** Nothing once it is over by the device's clock, which may be wrong: the status says what holds. */
function TimeLeft({ endsAt }: { endsAt: number }) {
  const { t } = useI18n();
  const left = timeLeft(endsAt - useNow());
  if (left === null) return null;
  return (
    <Text size={14} tone="muted">
      {t({ id: 'deals.left' }, { ...left })}
    </Text>
  );
}

/** Whether it can be bought, in a word; a status that Corro does not know keeps its code. */
function OfferTag({ status }: Pick<Offer, 'status'>) {
  const { t } = useI18n();
  if (status === 'open') return <Tag tone="accent">{t({ id: 'deals.status.open' })}</Tag>;
  if (status === 'closed') return <Tag>{t({ id: 'deals.status.closed' })}</Tag>;
  return <Tag tone="critical">{t({ id: 'order.status.unknown' }, { code: status.unknown })}</Tag>;
}
