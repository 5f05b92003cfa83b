import type { MoneyRecord, Page, ReadPage, Transport } from '@corro/client';
import { type DecimalText, orderCost } from '@corro/domain';
import type { OrderProgress } from '@corro/machines';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useAmounts } from '../../common/amounts.ts';
import type { FlowCalls } from './appOrderFlow.ts';
import { newestRecords, placedAs, recordOf } from './findOrder.ts';
import { numberIn, type Receipt, receiptOf, type Reviewed } from './receipt.ts';

/** What a receipt goes by. */
interface ReceiptSources<Terms, Row extends MoneyRecord> {
  /** Those of the flow. */
  readonly calls: (api: Transport) => FlowCalls<Terms>;
  readonly view: Pick<OrderProgress<Terms>, 'order' | 'placed'>;
  readonly reviewed: Reviewed;
  /** Where money came in or went out, its newest records: what they say comes before the answer. */
  readonly records?: Page<Row> | undefined;
}

/** A receipt as it is shown. */
interface ShownReceipt<Row> extends Receipt {
  /** Null while it is not known. */
  readonly orderNumber: string | null;
  /** The order among `records`; undefined while it is not there. */
  readonly record: Row | undefined;
  /** A remark on the figures; null for none. */
  readonly notice: string | null;
}

/** The receipt of an order that was carried out; a number that the answer lacked is looked for in the lists. */
export function useReceipt<Terms, Row extends MoneyRecord = MoneyRecord>({
  calls,
  view: { order, placed },
  reviewed,
  records,
}: ReceiptSources<Terms, Row>): ShownReceipt<Row> {
  const { t } = useI18n();
  const { text: money } = useAmounts();
  const api = useApi();
  const { data: found = null } = useQuery({
    // Read again with the orders: it may be listed a moment later.
    queryKey: ['orders', 'number', order?.key],
    queryFn: async ({ signal }) =>
      order === null ? null : numberIn(await calls(api).find(order, signal), reviewed),
    enabled: order !== null && placed !== null && placed.orderNumber === null,
  });
  const orderNumber = placed?.orderNumber ?? found;
  const record =
    order === null || placed === null
      ? undefined
      : recordOf(records, { orderNumber, key: order.key });
  const booked = record === undefined ? placed : placedAs(orderNumber, record.amount);
  const receipt = receiptOf(booked, reviewed);
  function notice(): string | null {
    if (receipt.isOtherTotal) {
      const totals = { booked: money(receipt.total), reviewed: money(reviewed.total) };
      return t({ id: 'receipt.otherTotal' }, totals);
    }
    // Where money comes in or goes out, servers answer with a number alone.
    return reviewed.quantity !== null && !receipt.isTold ? t({ id: 'receipt.asReviewed' }) : null;
  }
  return { ...receipt, orderNumber, record, notice: notice() };
}

/** The receipt of what is an amount and nothing else; `recordsOf` reads where it is followed to its end. */
export function useMoneyReceipt<
  Terms extends { readonly amount: DecimalText },
  Row extends MoneyRecord,
  Key extends QueryKey,
>(
  { calls, view }: Pick<ReceiptSources<Terms, Row>, 'calls' | 'view'>,
  recordsOf: (
    api: Transport,
    params: typeof newestRecords,
  ) => UseQueryOptions<ReadPage<Row>, Error, ReadPage<Row>, Key>,
): ShownReceipt<Row> {
  const { data: records } = useQuery(recordsOf(useApi(), newestRecords));
  const reviewed = reviewedAmount(view.order?.terms.amount ?? null);
  return useReceipt({ calls, view, reviewed, records });
}

/** What was agreed to where it is an amount and nothing else. */
export function reviewedAmount(amount: DecimalText | null): Reviewed {
  return { price: null, quantity: null, fee: null, total: amount };
}

interface PricedTerms {
  /** US dollars for one. */
  readonly price: DecimalText;
  readonly quantity: number;
}

/** What was agreed to where it is a quantity at a price, with the fee that was worked out. */
export function reviewedOrder(terms: PricedTerms | null, costOf = orderCost): Reviewed {
  if (terms === null) return reviewedAmount(null);
  const { price, quantity } = terms;
  const { fee, total } = costOf(price, quantity);
  return { price, quantity, fee, total };
}
