import type { Page } from '@corro/client';
import { defineMessages } from '@corro/messages';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { usePageNumber } from '../../../common/queries/Pager.tsx';
import type { QueryResult } from '../../../common/queries/queryError.tsx';
import { PagedActivities } from '../../../common/activity/ActivityList.tsx';
import type { FindRow } from '../../../common/activity/useLinkedRow.tsx';
import {
  NoRecords,
  type NoRecordsProps,
  RecordTabs,
} from '../../../common/activity/RecordTabs.tsx';
import { useCancelling } from '../../../flows/cancelling/useCancelling.tsx';
import { type Transfer, type TransferKind, useTransferActivity } from './useTransferActivity.tsx';

/** What records of money are listed by (decisions: tabs of records). */
export const moneyTabs = ['all', 'in-progress', 'completed', 'failed'] as const;

export type MoneyTab = (typeof moneyTabs)[number];

export interface MoneyRecordListProps<Row extends Transfer> extends Pick<NoRecordsProps, 'next'> {
  /** What the list is called. */
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

/** Records by status, newest first; those on their way come to their end without a reload. */
export function MoneyRecordList<Row extends Transfer>(props: MoneyRecordListProps<Row>) {
  const { label, query, tab, onShow, kind, find, next } = props;
  const { t } = useI18n();
  const [page, showPage] = usePageNumber();
  const cancelling = useCancelling(kind.request, query.data?.rows);
  const read = useTransferActivity(kind, cancelling.buttonOf);
  const showAll = { label: t({ id: 'transfer.empty.showAll' }), onPress: () => onShow('all') };
  return (
    <RecordTabs
      label={t({ id: 'transfer.tabs' })}
      tabs={moneyTabs}
      labelOf={(one) => t(transferTab[one])}
      tab={tab}
      onShow={(value) => onShow(moneyTabs.find((one) => one === value) ?? 'all')}
    >
      {cancelling.sheet}
      <PagedActivities
        key={tab}
        query={query}
        page={page}
        onPage={showPage}
        label={label}
        list={listOf[kind.request]}
        failedTitle={t({ id: 'transfer.failed' })}
        empty={
          <NoRecords
            title={t(transferEmpty[tab])}
            text={t({ id: 'transfer.empty.text' })}
            next={next}
            showAll={tab === 'all' ? null : showAll}
          />
        }
        idOf={({ orderNumber }) => orderNumber}
        find={find}
        read={read}
      />
    </RecordTabs>
  );
}
