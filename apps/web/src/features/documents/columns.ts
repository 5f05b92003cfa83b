import type { BillEntry } from '@corro/client';
import { defineMessages } from '@corro/messages';
import { useI18n } from '../../app/i18n/i18n.ts';
import { signedAmount } from '../../common/amounts.ts';
import { billType, reasonText } from '../account/index.ts';
import { type Column, isoTime } from './exportList.ts';

const headings = defineMessages({
  allotted: { id: 'export.column.allotted' },
  amount: { id: 'export.column.amount' },
  balance: { id: 'export.column.balance' },
  date: { id: 'export.column.date' },
  destination: { id: 'export.column.destination' },
  earned: { id: 'export.column.earned' },
  ends: { id: 'export.column.ends' },
  fee: { id: 'export.column.fee' },
  held: { id: 'export.column.held' },
  interest: { id: 'export.column.interest' },
  market: { id: 'export.column.market' },
  name: { id: 'export.column.name' },
  number: { id: 'export.column.number' },
  price: { id: 'export.column.price' },
  quantity: { id: 'export.column.quantity' },
  reason: { id: 'export.column.reason' },
  returned: { id: 'export.column.returned' },
  sellPrice: { id: 'export.column.sellPrice' },
  status: { id: 'export.column.status' },
  symbol: { id: 'export.column.symbol' },
  total: { id: 'export.column.total' },
  type: { id: 'export.column.type' },
});

/** What every record has. */
export interface Dated {
  readonly createdAt: number | null;
  readonly orderNumber: string | null;
}

/** Columns with their headings in the language that is shown. */
export function useColumns() {
  const { t } = useI18n();

  function column<Row>(name: keyof typeof headings, cell: Column<Row>[1]): Column<Row> {
    return [t(headings[name]), cell];
  }

  function dated<Row extends Dated>(): readonly Column<Row>[] {
    return [
      column('date', ({ createdAt }) => isoTime(createdAt)),
      column('number', ({ orderNumber }) => orderNumber),
    ];
  }

  return { column, dated };
}

/** The columns of changes of the balance. What left it has a minus, so that the amounts sum to it. */
export function useChangeColumns(): readonly Column<BillEntry>[] {
  const i18n = useI18n();
  const { t } = i18n;
  const { column, dated } = useColumns();
  return [
    ...dated<BillEntry>(),
    column('type', ({ type }) => (type === null ? null : t(billType[type]))),
    column('reason', (entry) => reasonText(entry, i18n)),
    column('amount', ({ amount, type }) => signedAmount(amount, type === 'expense')),
    column('balance', ({ balance }) => balance),
  ];
}
