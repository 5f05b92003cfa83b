import type { Offer } from '@corro/client';
import { orderCost, subtract } from '@corro/domain';
import type { OfferPurchaseView } from '@corro/machines';
import {
  Banner,
  Button,
  Form,
  formatPercent,
  Inline,
  QuantityStepper,
  Stack,
  Summary,
  Text,
} from '@corro/ui';
import { orDash, useI18n } from '../../app/i18n/i18n.ts';
import { useBalances, useProblems } from '../../common/amounts.ts';
import { InstrumentHead } from '../../common/instruments/InstrumentHead.tsx';
import { PriceNow } from '../../common/prices/PriceNow.tsx';
import { priceText } from '../../common/prices/priceText.ts';
import { problemText } from '../../common/problemText.ts';
import { useLeave } from '../../flows/orders/useFlowSheet.ts';
import { flowObstacle } from '../../flows/orders/flowObstacle.ts';
import { TotalOrBalance } from '../../flows/orders/TotalFigure.tsx';
import { patterns } from '../../links.ts';
import { QuickPicks } from '../trading/index.ts';
import type { OfferPurchaseFlow } from './offerFlow.ts';
import { useDiscountText } from './OfferRow.tsx';

const form = 'offer';

interface OfferFormProps extends OfferPurchaseFlow {
  /** Undefined if the upstream no longer lists the offer. */
  readonly offer: Offer | undefined;
}

/**
 * The offer and the quantity to buy, prefilled with the maximum (spec §9) unless amounts are
 * hidden.
 */
export function OfferForm({ offer, view, send }: OfferFormProps) {
  const lack = useLack(view);
  return (
    <Stack gap={24}>
      {offer === undefined ? null : <OfferFacts offer={offer} />}
      {lack === undefined ? (
        <QuantityForm view={view} send={send} />
      ) : (
        <Banner tone="caution">{lack}</Banner>
      )}
    </Stack>
  );
}

function QuantityForm({ view, send }: OfferPurchaseFlow) {
  const i18n = useI18n();
  const { t } = i18n;
  const setQuantity = (text: string) => send({ type: 'EDIT', edit: { type: 'QUANTITY', text } });
  return (
    <Form id={form} label={t({ id: 'ticket.form' })} onSubmit={() => send({ type: 'REVIEW' })}>
      <QuantityStepper
        name="quantity"
        label={t({ id: 'ticket.quantity' })}
        value={view.quantityText}
        onChange={setQuantity}
        // Marks the empty field as edited, so that a late prefill does not join the typed digits.
        onFocus={() => view.quantityText === '' && setQuantity('')}
        min={view.offer?.minimum ?? 1}
        {...(view.affordable === null ? {} : { max: view.affordable })}
        decrementLabel={t({ id: 'ticket.less' })}
        incrementLabel={t({ id: 'ticket.more' })}
        enterKeyHint="go"
        besideLabel={<LeastButton view={view} onPress={setQuantity} />}
        hint={useBalanceHint(view)}
        problem={problemText(useProblems(view.problems), 'quantity', i18n)}
      />
      {view.isGone ? null : (
        <QuickPicks picks={view.picks} onPick={(quantity) => setQuantity(String(quantity))} />
      )}
    </Form>
  );
}

/** True if the offer is open, and the balance is known and less than the minimum costs. */
function lacksMinimum({ offer, affordable, isGone }: OfferPurchaseView): boolean {
  return !isGone && offer !== null && affordable !== null && affordable < offer.minimum;
}

/** Says how much the balance lacks for the minimum; undefined if it lacks nothing. */
function useLack(view: OfferPurchaseView): string | undefined {
  const { t } = useI18n();
  const { text } = useBalances();
  const { offer, balance } = view;
  if (!lacksMinimum(view) || offer === null || balance === null) return undefined;
  const { total } = orderCost(offer.price, offer.minimum);
  return t(
    { id: 'offers.belowMinimum' },
    { missing: text(subtract(total, balance)), min: offer.minimum },
  );
}

/** Fills in the least quantity, for customers who do not want the prefilled maximum. */
function LeastButton({
  view,
  onPress,
}: Pick<OfferFormProps, 'view'> & { onPress: (text: string) => void }) {
  const { t } = useI18n();
  const { offer, affordable, isGone } = view;
  if (offer === null || isGone || affordable === null) return null;
  const { minimum } = offer;
  return (
    <Button tone="quiet" size="small" onPress={() => onPress(String(minimum))}>
      {t({ id: 'offers.minimum' }, { count: minimum })}
    </Button>
  );
}

/** The offered share, its price, and the limits of the purchase and of a later sale. */
function OfferFacts({ offer }: { offer: Offer }) {
  const { t, formatDateTime, numberLocale } = useI18n();
  const { symbol, name, price, marketPrice, minimum, endsAt, readAt, holdingDays } = offer;
  const discount = useDiscountText()(offer);
  return (
    <Stack gap={16}>
      <InstrumentHead symbol={symbol} name={name} market="US" line={orDash(symbol)} />
      <Stack gap={4}>
        <Text size={14} tone="muted">
          {t({ id: 'offers.offerPrice' })}
        </Text>
        <Inline gap={8} align="baseline">
          <PriceNow value={price} market="US" readAt={readAt} poll="offers" size={28} />
          {discount === null ? null : <Text weight="strong">{discount}</Text>}
        </Inline>
        {marketPrice === null ? null : (
          <Text size={14} tone="muted">
            {t({ id: 'offers.market' }, { price: priceText(marketPrice, numberLocale) })}
          </Text>
        )}
      </Stack>
      {holdingDays === null || holdingDays === 0 ? null : (
        <Banner tone="caution">
          <Inline gap={4}>
            <Text size={14}>{t({ id: 'offers.holding' })}</Text>
            <Text size={14} weight="strong">
              {t({ id: 'offers.holdingDays' }, { days: holdingDays })}
            </Text>
          </Inline>
        </Banner>
      )}
      <Summary
        rows={[
          {
            label: t({ id: 'offers.lot' }),
            value: <Text>{t({ id: 'order.shares' }, { count: minimum })}</Text>,
          },
          ...(endsAt === null
            ? []
            : [{ label: t({ id: 'offers.until' }), value: <Text>{formatDateTime(endsAt)}</Text> }]),
        ]}
      />
    </Stack>
  );
}

/** The percentage of the balance that the order takes, and the affordable maximum. */
function useBalanceHint(view: OfferPurchaseView): string | undefined {
  const { affordable, offer, isGone, quantity, balancePercent } = view;
  const { t, numberLocale } = useI18n();
  const { counted, isHidden } = useBalances();
  if (isGone) return undefined;
  if (affordable === null || offer === null) return t({ id: 'ticket.affordableUnknown' });
  // The visible cost and the percentage together would reveal a hidden balance.
  if (balancePercent === null || isHidden) {
    return counted(affordable, (count) => t({ id: 'ticket.affordable' }, { count }));
  }
  const percent = formatPercent(numberLocale, balancePercent, { signed: false });
  return quantity === affordable
    ? t({ id: 'offers.mostShare' }, { share: percent })
    : counted(affordable, (count) => t({ id: 'offers.share' }, { share: percent, count }));
}

/** Leads to the deposit if the balance does not cover the minimum. */
export function OfferFormFooter({ view }: Pick<OfferPurchaseFlow, 'view'>) {
  const { t } = useI18n();
  const leaveTo = useLeave();
  const obstacle = view.isOnline ? view.reviewObstacle : 'offline';
  const isShort = lacksMinimum(view);
  const reason =
    obstacle === 'problems'
      ? t({ id: 'problem.required-fields' })
      : obstacle !== null && t(flowObstacle[obstacle]);
  return (
    <Stack gap={12}>
      <TotalOrBalance
        side="buy"
        total={isShort ? null : (view.cost?.total ?? null)}
        balance={view.balance}
        pesos="usdMxn"
      />
      {isShort ? (
        <Button size="large" fullWidth onPress={leaveTo(patterns.recharge)}>
          {t({ id: 'route.recharge' })}
        </Button>
      ) : (
        <Button
          type="submit"
          form={form}
          size="large"
          fullWidth
          {...(reason === false ? {} : { disabled: true, disabledReason: reason })}
        >
          {t({ id: 'ticket.review.buy' })}
        </Button>
      )}
    </Stack>
  );
}
