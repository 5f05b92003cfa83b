import type { MoneyRecord, Page, RechargeRecord } from '@corro/client';
import type { RequestKind } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { Avatar } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import type { ReadActivity } from '../../../common/activity/activity.ts';
import { PagedActivities, type FindRow } from '../../../common/activity/ActivityList.tsx';
import { textRow } from '../../../common/activity/facts.tsx';
import { toOperation } from '../../../common/activity/operation.ts';
import {
  NoRecords,
  type NoRecordsProps,
  RecordTabs,
} from '../../../common/activity/RecordTabs.tsx';
import { type MoneyStatus, useMoneyStatus } from '../../../common/activity/status.ts';
import { useShortDay } from '../../../common/calendarText.ts';
import { usePageNumber } from '../../../common/queries/Pager.tsx';
import type { QueryResult } from '../../../common/queries/queryError.tsx';
import { type CancelButtonOf, useCancelling } from '../../../flows/cancelling/useCancelling.tsx';
import { MoneyTracker } from '../MoneyTracker.tsx';
import { usePendingText } from '../usePendingText.ts';

export const moneyTabs = ['all', 'in-progress', 'completed', 'failed'] as const;

export type MoneyTab = (typeof moneyTabs)[number];

interface MoneyRecordListProps<Row extends Transfer> extends Pick<NoRecordsProps, 'next'> {
  readonly label: string;
  /** A page of `pageSizes.records` rows. */
  readonly query: QueryResult<Page<Row>>;
  readonly tab: MoneyTab;
  readonly onShow: (tab: MoneyTab) => void;
  readonly kind: TransferKind<Row>;
  readonly find: FindRow<Row>;
}

const transferTab = defineMessages({
  all: { id: 'transfer.tab.all' },
  completed: { id: 'transfer.tab.completed' },
  failed: { id: 'transfer.tab.failed' },
  'in-progress': { id: 'transfer.tab.in-progress' },
});

const transferEmpty = defineMessages({
  all: { id: 'transfer.empty.all' },
  completed: { id: 'transfer.empty.completed' },
  failed: { id: 'transfer.empty.failed' },
  'in-progress': { id: 'transfer.empty.in-progress' },
});

const listOf = {
  recharge: 'rechargeRecords',
  withdrawal: 'withdrawRecords',
} as const;

/** Records by status, newest first; pending records update by polling. */
export function MoneyRecordList<Row extends Transfer>(props: MoneyRecordListProps<Row>) {
  const { label, query, tab, onShow, kind, find, next } = props;
  const { t } = useI18n();
  const [page, showPage] = usePageNumber();
  const { request } = kind;
  const cancelling = useCancelling(request, query.data?.rows);
  const read = useTransferActivity(kind, cancelling.buttonOf);
  const showAll = { label: t({ id: 'transfer.empty.showAll' }), onPress: () => onShow('all') };
  return (
    <RecordTabs
      label={t({ id: 'transfer.tabs' })}
      tabs={moneyTabs}
      labelOf={(value) => t(transferTab[value])}
      tab={tab}
      onShow={(value) => onShow(moneyTabs.find((item) => item === value) ?? 'all')}
    >
      {cancelling.sheet}
      <PagedActivities
        key={tab}
        query={query}
        page={page}
        onPage={showPage}
        label={label}
        list={listOf[request]}
        failedTitle={t({ id: 'transfer.failed' }, { request })}
        empty={
          <NoRecords
            title={t(transferEmpty[tab], { request })}
            text={t({ id: 'transfer.empty.text' }, { request })}
            next={next}
            showAll={tab === 'all' ? null : showAll}
          />
        }
        idOf={({ orderNumber }) => orderNumber}
        find={find}
        read={read}
        showsStatus={tab === 'all'}
      />
    </RecordTabs>
  );
}

const isShown = (text: string | null) => text !== null && text !== '';

/** A deposit or withdrawal. */
type Transfer = MoneyRecord &
  Pick<RechargeRecord, 'endedAt' | 'expectedAt' | 'reason' | 'bankName'> & {
    readonly status: MoneyStatus;
  };

interface TransferKind<Row extends Transfer> {
  readonly title: string;
  readonly glyph: 'deposit' | 'withdraw';
  /** Consequence of a failure for the money; null if unknown. */
  readonly failureText?: string | null;
  /** Next step of the customer while the transfer is in progress. */
  readonly todoOf?: (row: Row) => ReactNode;
  readonly way: 'in' | 'out';
  /** Kind of the transfer in its cancellation and in its reference for customer service. */
  readonly request: Extract<RequestKind, 'recharge' | 'withdrawal'>;
  /** Masked account and the name of its bank or kind; each is null if unknown. */
  readonly destinationOf?: (row: Row) => {
    readonly masked: string | null;
    readonly name: string | null;
  };
  /** Earliest time of the payment, epoch milliseconds; null if the payment need not wait. */
  readonly payableAtOf?: (row: Row) => number | null;
}

/** Maps deposits or withdrawals to activities. */
export function useTransferActivity<Row extends Transfer>(
  kind: TransferKind<Row>,
  cancelButtonOf: CancelButtonOf,
): ReadActivity<Row> {
  const { t, formatDateTime } = useI18n();
  const statusOf = useMoneyStatus();
  const pendingText = usePendingText();
  const endText = useEndText(kind.request);
  return (row, _amounts, leave) => {
    const { amount, createdAt, endedAt, orderNumber, status, bankName } = row;
    const { masked = null, name: place = bankName } = kind.destinationOf?.(row) ?? {};
    const destination = [masked, place].filter(isShown).join(' · ');
    const payableAt = (status === 'in-progress' ? kind.payableAtOf?.(row) : null) ?? null;
    const isOpen = status === 'in-progress' || status === 'failed';
    const returned = status === 'failed' ? (kind.failureText ?? null) : null;
    const expected = isOpen ? [pendingText(row), returned].filter(isShown).join(' · ') : null;
    const waiting =
      payableAt === null
        ? expected
        : t({ id: 'withdraw.waiting' }, { date: formatDateTime(payableAt) });
    const line = [masked, endText(row)].filter(isShown).join(' · ');
    return {
      orderNumber,
      operation: toOperation(kind.request, orderNumber),
      at: createdAt,
      avatar: <Avatar letters="" glyph={kind.glyph} />,
      title: kind.title,
      rowTitle: place || kind.title,
      line: line || null,
      sentence: waiting,
      note: null,
      amount,
      direction: kind.way,
      status: statusOf(status),
      steps: (
        <MoneyTracker
          request={kind.request}
          status={status}
          details={{
            requested: formatDateTime(createdAt),
            ...(waiting === null ? {} : { next: waiting }),
            ended:
              [
                endedAt === null ? null : formatDateTime(endedAt),
                status === 'failed' ? waiting : null,
              ]
                .filter(isShown)
                .join(' · ') || undefined,
          }}
        />
      ),
      rows:
        destination === ''
          ? []
          : [
              kind.destinationOf === undefined
                ? textRow(t({ id: 'recharge.account.bank' }), destination)
                : textRow(t({ id: 'withdraw.to' }), destination),
            ],
      action: (
        <>
          {status === 'in-progress' ? kind.todoOf?.(row) : null}
          {cancelButtonOf(row, leave, payableAt !== null)}
        </>
      ),
    };
  };
}

const endTexts = defineMessages({
  recharge: { id: 'transfer.line.recharge' },
  withdrawal: { id: 'transfer.line.withdrawal' },
});

/** Says when a transfer was completed, if that was later than its request. */
function useEndText(request: keyof typeof endTexts) {
  const { t, formatTime } = useI18n();
  const shortDay = useShortDay();
  return ({ status, createdAt, endedAt }: Transfer): string | null => {
    if (status !== 'completed') return null;
    const isSameDay = shortDay(endedAt) === shortDay(createdAt);
    const time = isSameDay ? formatTime(endedAt) : shortDay(endedAt);
    return time === null || time === formatTime(createdAt) ? null : t(endTexts[request], { time });
  };
}
