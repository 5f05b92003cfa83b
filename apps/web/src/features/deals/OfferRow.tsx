import type { Offer } from '@corro/client';
import { changeSince, timeLeft } from '@corro/domain';
import { formatPercent, Inline, ListRow, Stack, Tag, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
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
      leading={<InstrumentAvatar symbol={offer.symbol} name={offer.name} market="US" />}
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
      below={<OfferTerms offer={offer} isOpen={isOpen} missing={missing} />}
      {...(isOpen && isCompleteOffer(offer) ? { onPress: () => onChoose(offer) } : {})}
    />
  );
}

interface OfferTermsProps {
  readonly offer: Offer;
  readonly isOpen: boolean;
  readonly missing: (typeof needed.offer)[number] | null;
}

/** The difference of its price to the market's, and how long it is open; nothing for a closed one. */
function OfferTerms({ offer, isOpen, missing }: OfferTermsProps) {
  const { t, numberLocale } = useI18n();
  const { price, marketPrice, endsAt } = offer;
  if (!isOpen) return null;
  const { changePercent } = changeSince(marketPrice, price);
  return (
    <Stack gap={0}>
      <Inline gap={12}>
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
  );
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
