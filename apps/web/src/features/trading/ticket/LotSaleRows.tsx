import { saleProceeds } from '@corro/domain';
import { type LotSale, saleGain, type TicketTerms, type TicketView } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { Change, List, ListRow, Money, Section, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useAmounts } from '../../../common/amounts.ts';
import { statedErrorText } from '../../../common/errorText.ts';
import { useOperatorRules } from '../../../common/operatorRules.tsx';
import { OrderNumber } from '../../../common/records.tsx';
import { reviewedOrder, useReceipt } from '../../../flows/orders/useReceipt.ts';
import { ticketFlow } from './ticketFlow.ts';
import { useUnitText } from './ticketText.ts';

const lotStates = defineMessages({
  done: { id: 'ticket.sales.end.done' },
  refused: { id: 'ticket.sales.end.refused' },
  submitting: { id: 'ticket.sales.end.submitting' },
  unknown: { id: 'ticket.sales.end.unknown' },
});

/** What becomes of each lot, where several are sold. */
export function LotSaleRows({ sales }: Pick<TicketView, 'sales'>) {
  const { t } = useI18n();
  if (sales.length < 2) return null;
  const title = t({ id: 'ticket.sales.lots' });
  return (
    <Section title={title} level={3}>
      <List label={title}>
        {sales.map((sale) => (
          <LotSaleRow key={sale.lot.orderNumber} sale={sale} />
        ))}
      </List>
    </Section>
  );
}

interface LotSaleRowProps {
  readonly sale: LotSale<TicketTerms>;
}

function LotSaleRow({ sale }: LotSaleRowProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const amounts = useAmounts();
  const units = useUnitText();
  const { tradeFee } = useOperatorRules();
  const { lot, state, total, placed, refusal } = sale;
  const gain = saleGain(lot, placed, tradeFee);
  return (
    <ListRow
      title={amounts.counted(lot.quantity, (count) => units({ id: 'order.shares' }, { count }))}
      subtitle={
        state === 'reviewing'
          ? t({ id: 'ticket.lotCost' }, { cost: amounts.price(lot.costPrice) })
          : t(lotStates[state])
      }
      trailing={refusal === null ? <Money amount={total} unit="US$" /> : null}
      trailingSub={gain === null ? null : <Change amount={gain.gain} percent={gain.percent} own />}
      below={
        refusal === null ? (
          <SaleNumber sale={sale} />
        ) : (
          <Text size={14} tone="critical">
            {statedErrorText({ refusal, failure: null }, i18n)}
          </Text>
        )
      }
    />
  );
}

/** The number of a sale, to copy; looked for where the answer lacked it. */
function SaleNumber({ sale: { call, placed } }: LotSaleRowProps) {
  const { orderNumber } = useReceipt({
    calls: ticketFlow(call?.terms.symbol ?? '').calls,
    view: { order: call, placed },
    reviewed: reviewedOrder(call?.terms ?? null, saleProceeds),
  });
  return placed === null ? null : <OrderNumber number={orderNumber} />;
}
