import type { DealPurchaseView } from '@corro/machines';
import { Form, QuantityStepper, formatPercent } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useBalances, useProblems } from '../../common/amounts.ts';
import { problemText } from '../../common/problemText.ts';
import { QuickPicks } from '../trading/index.ts';
import type { Deal } from './useDeal.ts';

export interface QuantityFormProps extends Deal {
  /** For the button outside of it. */
  readonly id: string;
}

/** How many to buy: filled in with the most that the balance buys (spec §9), unless amounts are hidden. */
export function QuantityForm({ id, view, send }: QuantityFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const setQuantity = (text: string) => send({ type: 'EDIT', edit: { type: 'QUANTITY', text } });
  return (
    <Form id={id} label={t({ id: 'ticket.form' })} onSubmit={() => send({ type: 'REVIEW' })}>
      <QuantityStepper
        name="quantity"
        label={t({ id: 'ticket.quantity' })}
        value={view.quantityText}
        onChange={setQuantity}
        // What came under the customer's fingers would be typed on to.
        onFocus={() => view.quantityText === '' && setQuantity('')}
        min={view.offer?.minimum ?? 1}
        {...(view.affordable === null ? {} : { max: view.affordable })}
        decrementLabel={t({ id: 'ticket.less' })}
        incrementLabel={t({ id: 'ticket.more' })}
        enterKeyHint="go"
        hint={useShareText(view)}
        problem={problemText(useProblems(view.problems), 'quantity', i18n)}
      />
      {view.isGone ? null : (
        <QuickPicks most={view.affordable} onPick={(quantity) => setQuantity(String(quantity))} />
      )}
    </Form>
  );
}

/** In words what share of the balance it takes, and what would be the most. */
function useShareText(view: DealPurchaseView): string | undefined {
  const { affordable, offer, isGone, quantity, balanceShare } = view;
  const { t, numberLocale } = useI18n();
  const { counted, isHidden } = useBalances();
  if (isGone) return undefined;
  if (affordable === null || offer === null) return t({ id: 'ticket.affordableUnknown' });
  if (affordable < offer.minimum) {
    return counted(affordable, (count) =>
      t({ id: 'deals.belowLot' }, { count, min: offer.minimum }),
    );
  }
  // What it costs is shown, and with the share of the balance would tell the balance.
  if (balanceShare === null || isHidden) {
    return counted(affordable, (count) => t({ id: 'ticket.affordable' }, { count }));
  }
  const share = formatPercent(numberLocale, balanceShare, { signed: false });
  return quantity === affordable
    ? t({ id: 'deals.mostShare' }, { share })
    : counted(affordable, (count) => t({ id: 'deals.share' }, { share, count }));
}
