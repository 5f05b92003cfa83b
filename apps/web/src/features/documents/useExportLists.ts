import {
  type BillEntry,
  type FundOrder,
  type IpoOrder,
  listBillEntries,
  listFundOrders,
  listIpoOrders,
  listLoans,
  listOrders,
  listRecharges,
  listWithdrawals,
  type LoanRecord,
  type Order,
  type RechargeRecord,
  type Withdrawal,
} from '@corro/client';
import type { CsvCell } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import type { KeyedRow } from '../../common/queries/rows.tsx';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useIpoStatus, useMoneyStatus, useOrderStatus } from '../../common/activity/status.ts';
import { signedAmount } from '../../common/amounts.ts';
import { useOperatorRules } from '../../common/operatorRules.tsx';
import { recordTitles } from '../../common/recordTitles.ts';
import { billType, reasonText } from '../../common/activity/billText.ts';
import { useDestination } from '../money/index.ts';
import {
  feeOf,
  isConsistent,
  isConsistentApplication,
  orderSide,
} from '../../common/activity/order.ts';
import {
  type Column,
  exportList,
  type ExportList,
  csvTime,
  type ListToExport,
} from './exportList.ts';

const headings = defineMessages({
  allotted: { id: 'export.column.allotted' },
  amount: { id: 'export.column.amount' },
  balance: { id: 'export.column.balance' },
  date: { id: 'export.column.date' },
  destination: { id: 'export.column.destination' },
  earned: { id: 'export.column.earned' },
  ends: { id: 'export.column.ends' },
  fee: { id: 'export.column.fee' },
  interest: { id: 'export.column.interest' },
  market: { id: 'export.column.market' },
  name: { id: 'export.column.name' },
  number: { id: 'export.column.number' },
  price: { id: 'export.column.price' },
  quantity: { id: 'export.column.quantity' },
  reason: { id: 'export.column.reason' },
  reservedAmount: { id: 'export.column.held' },
  returned: { id: 'export.column.returned' },
  sellPrice: { id: 'export.column.sellPrice' },
  status: { id: 'export.column.status' },
  symbol: { id: 'export.column.symbol' },
  total: { id: 'export.column.total' },
  type: { id: 'export.column.type' },
});

interface DatedRow {
  readonly createdAt: number | null;
  readonly orderNumber: string | null;
}

function useColumns() {
  const { t } = useI18n();

  function column<Row>(name: keyof typeof headings, cell: Column<Row>[1]): Column<Row> {
    return [t(headings[name]), cell];
  }

  /** Columns whose field and heading have the same name. */
  function fields<Name extends keyof typeof headings>(
    ...names: readonly Name[]
  ): readonly Column<Readonly<Record<Name, CsvCell>>>[] {
    return names.map((name) => column(name, (row) => row[name]));
  }

  const dated: readonly Column<DatedRow>[] = [
    column('date', ({ createdAt }) => csvTime(createdAt)),
    column('number', ({ orderNumber }) => orderNumber),
  ];
  return { column, fields, dated };
}

/** Columns of balance changes. Expenses are negative, so that the amounts sum to the balance. */
export function useChangeColumns(): readonly Column<BillEntry>[] {
  const i18n = useI18n();
  const { t } = i18n;
  const { column, fields, dated } = useColumns();
  return [
    ...dated,
    column('type', ({ type }) => (type === null ? null : t(billType[type]))),
    column('reason', (entry) => reasonText(entry, i18n)),
    column('amount', ({ amount, type }) => signedAmount(amount, type === 'expense')),
    ...fields('balance'),
  ];
}

export interface NamedList {
  readonly title: string;
  /** False for a list of orders. */
  readonly isOfMoney: boolean;
  readonly list: ExportList;
}

/** Every list of records as a file in the shown language. */
export function useExportLists(): readonly NamedList[] {
  const { t } = useI18n();
  const { column, fields, dated } = useColumns();
  const orderStatus = useOrderStatus();
  const ipoStatus = useIpoStatus();
  const moneyStatus = useMoneyStatus();
  const { labelFor } = useDestination();

  const { tradeFee } = useOperatorRules();
  const agrees = (order: Order) => isConsistent(order, tradeFee);

  const changes = useChangeColumns();
  const orders: readonly Column<Order>[] = [
    ...dated,
    column('type', ({ side }) => (side === null ? null : t(orderSide[side]))),
    ...fields('symbol', 'name', 'market', 'quantity', 'price', 'sellPrice'),
    column('fee', (order) => (agrees(order) ? feeOf(order) : null)),
    column('total', (order) => (agrees(order) ? order.total : null)),
    column('status', ({ status }) => orderStatus(status).text),
  ];
  /** An amount of an application; none where its amounts contradict each other. */
  const application = (name: 'reservedAmount' | 'amount' | 'fee' | 'returned') =>
    column<IpoOrder>(name, (order) => (isConsistentApplication(order) ? order[name] : null));
  const applications: readonly Column<IpoOrder>[] = [
    ...dated,
    ...fields('symbol', 'name', 'quantity', 'price'),
    application('reservedAmount'),
    ...fields('allotted'),
    ...(['amount', 'fee', 'returned'] as const).map(application),
    column('status', ({ status }) => ipoStatus(status).text),
  ];
  const participations: readonly Column<FundOrder>[] = [
    ...dated,
    column('name', ({ fund }) => fund.name),
    ...fields('amount'),
    column('earned', ({ paidReturn }) => paidReturn),
    column('ends', ({ endsAt }) => csvTime(endsAt)),
    column('status', ({ status }) => orderStatus(status).text),
  ];
  const deposits: readonly Column<RechargeRecord>[] = [
    ...dated,
    ...fields('amount'),
    column('status', ({ status }) => moneyStatus(status).text),
  ];
  const withdrawals: readonly Column<Withdrawal>[] = [
    ...dated,
    ...fields('amount'),
    column('destination', ({ kind, bankName, masked }) =>
      kind === null ? masked : labelFor({ kind, bankName: bankName ?? '', masked: masked ?? '' }),
    ),
    column('status', ({ status }) => moneyStatus(status).text),
  ];
  const loans: readonly Column<LoanRecord>[] = [
    ...dated,
    ...fields('amount'),
    column('interest', ({ cost }) => cost),
    column('ends', ({ repaymentAt }) => csvTime(repaymentAt)),
    column('status', ({ status }) => moneyStatus(status).text),
  ];

  const named = <Row extends KeyedRow>(
    name: ListRoute,
    list: Omit<ListToExport<Row>, 'name'>,
  ): NamedList => ({
    title: t(recordTitles[name]),
    isOfMoney: moneyLists.has(name),
    list: exportList({ ...list, name }),
  });
  return [
    named('accountChanges', {
      read: (api, params, options) => listBillEntries(api, { ...params, type: 'all' }, options),
      columns: changes,
    }),
    ...orderLists.map(([name, kind]) =>
      named(name, {
        read: (api, params, options) => listOrders(api, { ...params, kind }, options),
        columns: orders,
      }),
    ),
    named('ipoOrders', {
      async read(api, _params, options) {
        const rows = await listIpoOrders(api, options);
        return { rows, count: rows.length, ids: rows.map((_, at) => String(at)) };
      },
      columns: applications,
    }),
    named('fundOrders', { read: listFundOrders, columns: participations }),
    named('rechargeRecords', { read: listRecharges, columns: deposits }),
    named('withdrawRecords', { read: listWithdrawals, columns: withdrawals }),
    named('loanRecords', { read: listLoans, columns: loans }),
  ];
}

const moneyLists: ReadonlySet<ListRoute> = new Set([
  'accountChanges',
  'rechargeRecords',
  'withdrawRecords',
  'loanRecords',
]);

type ListRoute = Exclude<keyof typeof recordTitles, 'documents'>;

const orderLists = [
  ['records', 'stock'],
  ['blockOrders', 'block'],
  ['qipOrders', 'qip'],
] as const;
