import {
  type FundOrder,
  type IpoOrder,
  type LoanRecord,
  listBillEntries,
  listFundOrders,
  listIpoOrders,
  listLoans,
  listOrders,
  listRecharges,
  listWithdrawals,
  type Order,
  type RechargeRecord,
  type Withdrawal,
} from '@corro/client';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useIpoStatus, useMoneyStatus, useOrderStatus } from '../../common/activity/status.ts';
import { recordTitles } from '../../common/recordTitles.ts';
import { useDestination } from '../money/index.ts';
import { feeOf, orderSide } from '../trading/index.ts';
import { type Dated, useChangeColumns, useColumns } from './columns.ts';
import {
  type Column,
  exportList,
  type ExportList,
  isoTime,
  type ListToExport,
} from './exportList.ts';

/** A list, and what it is called. */
export interface NamedList {
  readonly title: string;
  readonly list: ExportList;
}

/** Every list of records as a file, in the language that is shown. */
export function useExportLists(): readonly NamedList[] {
  const { t } = useI18n();
  const { column, dated } = useColumns();
  const orderStatus = useOrderStatus();
  const ipoStatus = useIpoStatus();
  const moneyStatus = useMoneyStatus();
  const { labelFor } = useDestination();

  const changes = useChangeColumns();
  const orders: readonly Column<Order>[] = [
    ...dated<Order>(),
    column('type', ({ side }) => (side === null ? null : t(orderSide[side]))),
    column('symbol', ({ symbol }) => symbol),
    column('name', ({ name }) => name),
    column('market', ({ market }) => market),
    column('quantity', ({ quantity }) => quantity),
    column('price', ({ price }) => price),
    column('sellPrice', ({ sellPrice }) => sellPrice),
    column('fee', feeOf),
    column('total', ({ total }) => total),
    column('status', ({ status }) => orderStatus(status).text),
  ];

  const applications: readonly Column<IpoOrder>[] = [
    ...dated<IpoOrder>(),
    column('symbol', ({ symbol }) => symbol),
    column('name', ({ name }) => name),
    column('quantity', ({ quantity }) => quantity),
    column('price', ({ price }) => price),
    column('held', ({ held }) => held),
    column('allotted', ({ allotted }) => allotted),
    column('amount', ({ amount }) => amount),
    column('fee', ({ fee }) => fee),
    column('returned', ({ returned }) => returned),
    column('status', ({ status }) => ipoStatus(status).text),
  ];

  const participations: readonly Column<FundOrder>[] = [
    ...dated<FundOrder>(),
    column('name', ({ fund }) => fund.name),
    column('amount', ({ amount }) => amount),
    column('earned', ({ paidReturn }) => paidReturn),
    column('ends', ({ endsAt }) => isoTime(endsAt)),
    column('status', ({ status }) => orderStatus(status).text),
  ];

  const deposits: readonly Column<RechargeRecord>[] = [
    ...dated<RechargeRecord>(),
    column('amount', ({ amount }) => amount),
    column('status', ({ status }) => moneyStatus(status).text),
  ];

  const withdrawals: readonly Column<Withdrawal>[] = [
    ...dated<Withdrawal>(),
    column('amount', ({ amount }) => amount),
    column('destination', ({ kind, bankName, masked }) =>
      kind === null ? masked : labelFor({ kind, bankName: bankName ?? '', masked: masked ?? '' }),
    ),
    column('status', ({ status }) => moneyStatus(status).text),
  ];

  const loans: readonly Column<LoanRecord>[] = [
    ...dated<LoanRecord>(),
    column('amount', ({ amount }) => amount),
    column('interest', ({ cost }) => cost),
    column('ends', ({ repaymentAt }) => isoTime(repaymentAt)),
    column('status', ({ status }) => moneyStatus(status).text),
  ];

  const routeOf = <Row>(name: ListRoute, list: Omit<ListToExport<Row>, 'name'>): NamedList => ({
    title: t(recordTitles[name]),
    list: exportList({ ...list, name }),
  });
  return [
    routeOf('accountChanges', {
      read: (api, params, options) => listBillEntries(api, { ...params, type: 'all' }, options),
      idOf: ({ id }) => id,
      columns: changes,
    }),
    ...ordersOf.map(([name, kind]) =>
      routeOf(name, {
        read: (api, params, options) => listOrders(api, { ...params, kind }, options),
        idOf,
        columns: orders,
      }),
    ),
    routeOf('ipoOrders', {
      async read(api, _params, options) {
        const rows = await listIpoOrders(api, options);
        return { rows, count: rows.length, ids: rows.map((_, at) => String(at)) };
      },
      idOf,
      columns: applications,
    }),
    routeOf('fundOrders', { read: listFundOrders, idOf, columns: participations }),
    routeOf('rechargeRecords', { read: listRecharges, idOf, columns: deposits }),
    routeOf('withdrawRecords', { read: listWithdrawals, idOf, columns: withdrawals }),
    routeOf('loanRecords', { read: listLoans, idOf, columns: loans }),
  ];
}

type ListRoute = Exclude<keyof typeof recordTitles, 'documents'>;

const ordersOf = [
  ['records', 'stock'],
  ['blockOrders', 'block'],
  ['qipOrders', 'qip'],
] as const;

function idOf({ orderNumber }: Dated): string | null {
  return orderNumber;
}
