import type { MoneyRecord, Page, ReadPage, Transport } from '@corro/client';
import { type DecimalText, orderCost, type Side } from '@corro/domain';
import type { OrderProgress } from '@corro/machines';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import { useOperatorRules } from '../../common/operatorRules.tsx';
import type { FlowCalls } from './appOrderFlow.ts';
import { newestRecordsPage, toPlacedOrder, findRecordOf } from './findOrder.ts';
import { findOrderNumber, type Receipt, receiptOf, type ReviewedFigures } from './receipt.ts';

interface ReceiptSources<Terms, Row extends MoneyRecord> {
  readonly calls: (api: Transport) => FlowCalls<Terms>;
  readonly view: Pick<OrderProgress<Terms>, 'order' | 'placed'>;
  readonly reviewed: ReviewedFigures;
  /** Side of an order at the market price. */
  readonly side?: Side;
  /**
   * Newest records of a transfer or loan; the amount of the order's record overrides the answer to
   * the call.
   */
  readonly records?: Page<Row> | undefined;
}

interface ShownReceipt<Row> extends Receipt {
  /** Null while unknown. */
  readonly orderNumber: string | null;
  /** The order's record; undefined while it is not listed. */
  readonly record: Row | undefined;
  /** Remark on the figures. */
  readonly notice: string | null;
}

/** Receipt of a placed order. A number that the answer lacked is looked up in the lists. */
export function useReceipt<Terms, Row extends MoneyRecord = MoneyRecord>({
  calls,
  view: { order, placed },
  reviewed,
  side,
  records,
}: ReceiptSources<Terms, Row>): ShownReceipt<Row> {
  const { t } = useI18n();
  const { text: money } = useAmounts();
  const { tradeFee } = useOperatorRules();
  const api = useApi();
  const { data: found = null } = useQuery({
    // This query key is refetched with the orders, because the order may be listed a moment later.
    queryKey: ['orders', 'number', order?.key],
    queryFn: async ({ signal }) =>
      order === null ? null : findOrderNumber(await calls(api).find(order, signal), reviewed),
    enabled: order !== null && placed !== null && placed.orderNumber === null,
  });
  const orderNumber = placed?.orderNumber ?? found;
  const record =
    order === null || placed === null
      ? undefined
      : findRecordOf(records, { orderNumber, key: order.key });
  const booked = record === undefined ? placed : toPlacedOrder(orderNumber, record.amount);
  const receipt = receiptOf(booked, reviewed, tradeFee, side);
  function notice(): string | null {
    if (receipt.isOtherOrder) {
      const totals = { booked: money(receipt.total), reviewed: money(reviewed.total) };
      return t({ id: 'receipt.otherTotal' }, totals);
    }
    // For transfers and loans, which have no quantity, servers send an order number only.
    return reviewed.quantity !== null && !receipt.isConfirmed
      ? t({ id: 'receipt.asReviewed' })
      : null;
  }
  return { ...receipt, orderNumber, record, notice: notice() };
}

/** Receipt of a transfer or loan; `recordsOf` is the query of its records. */
export function useMoneyReceipt<
  Terms extends { readonly amount: DecimalText },
  Row extends MoneyRecord,
  Key extends QueryKey,
>(
  { calls, view }: Pick<ReceiptSources<Terms, Row>, 'calls' | 'view'>,
  recordsOf: (
    api: Transport,
    params: typeof newestRecordsPage,
  ) => UseQueryOptions<ReadPage<Row>, Error, ReadPage<Row>, Key>,
): ShownReceipt<Row> {
  const { data: records } = useQuery(recordsOf(useApi(), newestRecordsPage));
  const reviewed = reviewedAmount(view.order?.terms.amount ?? null);
  return useReceipt({ calls, view, reviewed, records });
}

/** Reviewed figures of a transfer or loan. */
export function reviewedAmount(amount: DecimalText | null): ReviewedFigures {
  return { price: null, quantity: null, fee: null, total: amount };
}

interface PricedTerms {
  /** US dollars per unit. */
  readonly price: DecimalText;
  readonly quantity: number;
}

/** Reviewed figures of a quantity at a price. */
export function reviewedOrder(terms: PricedTerms | null, costOf = orderCost): ReviewedFigures {
  if (terms === null) return reviewedAmount(null);
  const { price, quantity } = terms;
  const { fee, total } = costOf(price, quantity);
  return { price, quantity, fee, total };
}
