import type { Offer } from '@corro/client';
import type { OrderObstacle } from '@corro/machines';
import { Button, Stack, Summary } from '@corro/ui';
import { balanceRow } from '../../common/hiddenAmounts.tsx';
import { moneyRow } from '../../common/moneyRow.tsx';
import { useI18n, type I18n } from '../../app/i18n/i18n.ts';
import { useTradeFeeRow } from '../../common/operatorRules.tsx';
import { useTotalRows } from '../../common/prices/useTotalRows.tsx';
import { flowObstacle } from '../../flows/orders/flowObstacle.ts';
import { OfferFacts } from './OfferFacts.tsx';
import { QuantityForm } from './QuantityForm.tsx';
import type { Deal } from './useDeal.ts';

const form = 'deal';

export interface DealFormProps extends Deal {
  /** As it was last read; undefined once it is gone. */
  readonly offer: Offer | undefined;
}

/** The purchase as it is made: the offer, how many, and what that comes to. */
export function DealForm({ offer, ...deal }: DealFormProps) {
  const { t } = useI18n();
  const { cost, balance, balanceAfter } = deal.view;
  const total = cost?.total ?? null;
  const feeRow = useTradeFeeRow(cost?.fee ?? null);
  const totalRows = useTotalRows({ side: 'buy', total, pesos: 'usdMxn' });
  return (
    <Stack gap={24}>
      {offer === undefined ? null : <OfferFacts offer={offer} />}
      <QuantityForm id={form} {...deal} />
      <Summary
        rows={[
          moneyRow(t({ id: 'ticket.amount' }), cost?.amount ?? null),
          feeRow,
          ...totalRows,
          balanceRow(t({ id: 'ticket.balanceNow' }), balance),
          balanceRow(t({ id: 'ticket.balanceAfter' }), balanceAfter),
        ]}
      />
    </Stack>
  );
}

/** Leads to the review; off while there is nothing to review, with the reason. */
export function DealFormFooter({ view }: Pick<Deal, 'view'>) {
  const i18n = useI18n();
  const obstacle = view.online ? view.reviewObstacle : 'offline';
  return (
    <Button
      type="submit"
      form={form}
      size="large"
      fullWidth
      {...(obstacle === null ? {} : { disabled: true, disabledReason: reasonOf(obstacle, i18n) })}
    >
      {i18n.t({ id: 'ticket.review.buy' })}
    </Button>
  );
}

function reasonOf(obstacle: OrderObstacle, { t }: I18n): string {
  return obstacle === 'problems' ? t({ id: 'problem.required-fields' }) : t(flowObstacle[obstacle]);
}
