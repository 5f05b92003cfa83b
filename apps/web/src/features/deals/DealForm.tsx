import type { Offer } from '@corro/client';
import type { OrderObstacle } from '@corro/machines';
import { Button, Stack } from '@corro/ui';
import { useI18n, type I18n } from '../../app/i18n/i18n.ts';
import { flowObstacle } from '../../flows/orders/flowObstacle.ts';
import { TotalOrBalance } from '../../flows/orders/TotalFigure.tsx';
import { OfferFacts } from './OfferFacts.tsx';
import { QuantityForm } from './QuantityForm.tsx';
import type { Deal } from './useDeal.ts';

const form = 'deal';

export interface DealFormProps extends Deal {
  /** As it was last read; undefined once it is gone. */
  readonly offer: Offer | undefined;
}

/** The purchase as it is made: the offer, and how many. */
export function DealForm({ offer, ...deal }: DealFormProps) {
  return (
    <Stack gap={24}>
      {offer === undefined ? null : <OfferFacts offer={offer} />}
      <QuantityForm id={form} {...deal} />
    </Stack>
  );
}

/** What the purchase comes to, and the way to its review: off while there is nothing to review, with the reason. */
export function DealFormFooter({ view }: Pick<Deal, 'view'>) {
  const i18n = useI18n();
  const obstacle = view.online ? view.reviewObstacle : 'offline';
  return (
    <Stack gap={12}>
      <TotalOrBalance
        side="buy"
        total={view.cost?.total ?? null}
        balance={view.balance}
        pesos="usdMxn"
      />
      <Button
        type="submit"
        form={form}
        size="large"
        fullWidth
        {...(obstacle === null ? {} : { disabled: true, disabledReason: reasonOf(obstacle, i18n) })}
      >
        {i18n.t({ id: 'ticket.review.buy' })}
      </Button>
    </Stack>
  );
}

function reasonOf(obstacle: OrderObstacle, { t }: I18n): string {
  return obstacle === 'problems' ? t({ id: 'problem.required-fields' }) : t(flowObstacle[obstacle]);
}
