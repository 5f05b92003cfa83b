import type { LotSaleState } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { saleProceeds } from '@corro/domain';
import { Change, List, ListRow, Money, Section, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useAmounts } from '../../../common/amounts.ts';
import { statedErrorText } from '../../../common/errorText.ts';
import { OrderNumber } from '../../../common/records.tsx';
import { reviewedOrder, useReceipt } from '../../../flows/orders/useReceipt.ts';
import { ticketFlow } from './ticketFlow.ts';
import { useUnitText } from './ticketText.ts';

const saleEnd = defineMessages({
  done: { id: 'ticket.sales.end.done' },
  left: { id: 'ticket.sales.end.left' },
  refused: { id: 'ticket.sales.end.refused' },
  submitting: { id: 'ticket.sales.end.submitting' },
  unknown: { id: 'ticket.sales.end.unknown' },
  withdrawn: { id: 'ticket.sales.end.withdrawn' },
});

/** What becomes of the sale of each lot. */
export function LotSaleRows({ sales }: { sales: readonly LotSaleState[] }) {
  const { t } = useI18n();
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

function LotSaleRow({ sale }: { sale: LotSaleState }) {
  const { t } = useI18n();
  const amounts = useAmounts();
  const units = useUnitText();
  const { lot, end, total, gain } = sale;
  const isNothing = end === 'refused' || end === 'withdrawn';
  return (
    <ListRow
      title={amounts.counted(lot.quantity, (count) => units({ id: 'order.shares' }, { count }))}
      subtitle={
        end === 'reviewing'
          ? t({ id: 'ticket.lotCost' }, { cost: amounts.price(lot.costPrice) })
          : t(saleEnd[end])
      }
      trailing={isNothing || total === null ? null : <Money amount={total} unit="US$" />}
      trailingSub={gain === null ? null : <Change amount={gain.gain} percent={gain.percent} own />}
      below={<WhatBecame sale={sale} />}
    />
  );
}

function WhatBecame({ sale }: { sale: LotSaleState }) {
  const i18n = useI18n();
  if (sale.end === 'done') return <SaleNumber sale={sale} />;
  if (sale.end !== 'refused') return null;
  return (
    <Text size={14} tone="critical">
      {statedErrorText(sale.view, i18n)}
    </Text>
  );
}

/** The number of a sale, to copy; looked for where the answer lacked it. */
function SaleNumber({ sale: { lot, view } }: { sale: LotSaleState }) {
  const terms = view.order?.terms ?? null;
  const { orderNumber } = useReceipt({
    calls: ticketFlow(view.symbol, lot.orderNumber).calls,
    view,
    reviewed: reviewedOrder(terms, saleProceeds),
  });
  return <OrderNumber number={orderNumber} />;
}
