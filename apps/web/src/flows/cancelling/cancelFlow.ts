import {
  cancelRequest,
  listIpoOrders,
  listLoans,
  listRecharges,
  listWithdrawals,
  type Transport,
} from '@corro/client';
import {
  type RequestKind,
  requestStage,
  returnedByCancelling,
  pageSizes,
  type DecimalText,
  type Status,
} from '@corro/domain';
import {
  cancellationView,
  type FoundOrder,
  requestCancellationMachine,
  type RequestToCancel,
} from '@corro/machines';
import { isFields, isPrice, isText } from '../orders/persistedOrders.ts';
import type { FlowCalls } from '../orders/appOrderFlow.ts';
import { placedAs } from '../orders/findOrder.ts';

/** A record, as far as cancelling goes by it. */
export interface CancellableRecord {
  /** Null where the upstream gives it none: it cannot be named, and so not be cancelled. */
  readonly orderNumber: string | null;
  readonly status: Status<string>;
  /** What was asked for, or set aside for an application; US dollars, null where the upstream does not say. */
  readonly amount: DecimalText | null;
  /** Of an application: when its shares are allotted, epoch milliseconds. */
  readonly closesAt?: number | null;
}

type Row = Pick<CancellableRecord, 'orderNumber' | 'status'>;

/** Others may have been asked for since. */
const newest = { page: 1, limit: pageSizes.most } as const;

/** Where requests of each kind are listed, newest first. */
const lists: Readonly<
  Record<RequestKind, (api: Transport, signal: AbortSignal) => Promise<readonly Row[]>>
> = {
  withdrawal: async (api, signal) => (await listWithdrawals(api, newest, { signal })).rows,
  recharge: async (api, signal) => (await listRecharges(api, newest, { signal })).rows,
  ipo: (api, signal) => listIpoOrders(api, { signal }),
  loan: async (api, signal) => (await listLoans(api, newest, { signal })).rows,
};

/** What cancelling changes beside the balance; first elements of query keys. */
const changes: Readonly<Record<RequestKind, readonly string[]>> = {
  withdrawal: ['withdrawals'],
  recharge: ['recharges'],
  ipo: ['ipoOrders'],
  loan: ['loans', 'loanSummary'],
};

/** A request has come to its end, and nothing was cancelled. */
const tooLate: FoundOrder = {
  failed: { kind: 'refused', code: 'too-late-to-cancel', values: {} },
};

/** Cancelling a request of one kind, where the operator's server announces it. */
function cancelFlowOf(kind: RequestKind) {
  return {
    machine: requestCancellationMachine,
    viewOf: cancellationView,
    name: `flow:cancel-${kind}`,
    changes: changes[kind],
    calls: (api: Transport): FlowCalls<RequestToCancel> => ({
      async place({ order: { key, terms, confirmedAt } }) {
        const { orderNumber, returned } = await cancelRequest(
          api,
          { kind, orderNumber: terms.orderNumber },
          key,
          { confirmedAt },
        );
        return placedAs(orderNumber ?? terms.orderNumber, returned);
      },
      // By the request, not by the key: it can be cancelled only once.
      async find({ terms }, signal) {
        const rows = await lists[kind](api, signal);
        const row = rows.find(({ orderNumber }) => orderNumber === terms.orderNumber);
        if (row === undefined) return null;
        // Whether the offering has closed does not tell what became of the call.
        const stage = requestStage({ kind, status: row.status }, 0);
        if (stage === 'cancelled') return placedAs(terms.orderNumber, terms.returned);
        return stage === 'ended' ? tooLate : null;
      },
    }),
    isTerms: (value: unknown): value is RequestToCancel =>
      isFields(value) &&
      value['kind'] === kind &&
      isText(value['orderNumber']) &&
      isAmount(value['amount']) &&
      isAmount(value['returned']),
    draftOf: () => null,
    formOf: () => ({}),
  };
}

function isAmount(value: unknown): boolean {
  return value === null || isPrice(value);
}

/** A flow for each kind: what is on its way is looked for among records of its kind. */
export const cancelFlows = {
  withdrawal: cancelFlowOf('withdrawal'),
  recharge: cancelFlowOf('recharge'),
  ipo: cancelFlowOf('ipo'),
  loan: cancelFlowOf('loan'),
} as const;

/** The facts of a request that its cancellation needs; null without a request or without a number. */
export function requestToCancel(
  kind: RequestKind,
  record: CancellableRecord | null,
): RequestToCancel | null {
  if (record === null || record.orderNumber === null) return null;
  const { orderNumber, amount } = record;
  return { kind, orderNumber, amount, returned: returnedByCancelling(kind, amount) };
}
