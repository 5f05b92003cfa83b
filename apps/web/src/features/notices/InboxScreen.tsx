import { noticesInfiniteQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { Button, EmptyState, ListRow, Page, Skeleton, Stack } from '@corro/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { MoreRows, rowsOf } from '../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../common/queries/rows.tsx';
import { patterns } from '../../links.ts';
import { ActivityScreen } from '../../shell/ActivityScreen.tsx';
import { ExtensionScreen } from '../../shell/ExtensionScreen.tsx';
import { NoticeDays } from './NoticeDays.tsx';
import { useReading } from './useReading.ts';

/** What the customer waited for and has been told of; an unknown address where the upstream tells nothing. */
export default function InboxScreen() {
  return (
    <ExtensionScreen
      extension="notices"
      loading={<NoticeSkeletons />}
      renderScreen={(content) => (
        <ActivityScreen>
          <Page>{content}</Page>
        </ActivityScreen>
      )}
    >
      <Notices />
    </ExtensionScreen>
  );
}

function Notices() {
  const { t } = useI18n();
  const reading = useReading();
  const query = useInfiniteQuery(noticesInfiniteQuery(useApi(), { limit: pageSizes.records }));
  return (
    <QueryView
      query={query}
      tellsAge
      failedTitle={t({ id: 'notices.failed' })}
      loading={<NoticeSkeletons />}
      isEmpty={({ pages }) => pages.every(({ rows }) => rows.length === 0)}
      empty={<NoNotices />}
    >
      {(data) => (
        <Stack gap={16}>
          <NoticeDays notices={rowsOf(data, ({ id }) => id)} reading={reading} />
          <MoreRows query={query} />
        </Stack>
      )}
    </QueryView>
  );
}

function NoNotices() {
  const { t } = useI18n();
  return (
    <EmptyState
      title={t({ id: 'notices.empty' })}
      text={t({ id: 'notices.emptyText' })}
      action={<Button href={patterns.accountChanges}>{t({ id: 'bill.gone.action' })}</Button>}
    />
  );
}

/** As high as the notices that come. */
function NoticeSkeletons() {
  return (
    <Stack gap={4}>
      <Skeleton height={44} width={80} />
      <RowSkeletons count={6}>
        <ListRow
          leading={<Skeleton height={24} width={24} />}
          title={<Skeleton height={16} width={160} />}
          trailing={<Skeleton height={16} width={80} />}
          below={<Skeleton height={40} width={200} />}
        />
      </RowSkeletons>
    </Stack>
  );
}
