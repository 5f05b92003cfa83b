import { type BillEntry, billEntryQuery } from '@corro/client';
import { Button, EmptyState, Page, Skeleton, Stack } from '@corro/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { ActivityDetail } from '../../../common/activity/ActivityDetail.tsx';
import { useAmounts, useShownAmounts } from '../../../common/amounts.ts';
import type { LoadedPages } from '../../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { patterns } from '../../../links.ts';
import { ActivityScreen } from '../../../shell/ActivityScreen.tsx';
import { useBillActivity } from './useBillActivity.tsx';

/** The detail of one change of the balance (spec §2). */
export default function MoneyChangeScreen() {
  const { t } = useI18n();
  const { id = '' } = useParams();
  const query = useEntry(id);
  return (
    <ActivityScreen>
      <Page>
        <QueryView
          query={query}
          failedTitle={t({ id: 'bill.failed' })}
          loading={<EntrySkeleton />}
          isEmpty={(entry) => entry === null}
          empty={<NoEntry />}
        >
          {(entry) => (entry === null ? null : <Entry entry={entry} />)}
        </QueryView>
      </Page>
    </ActivityScreen>
  );
}

function Entry({ entry }: { entry: BillEntry }) {
  const read = useBillActivity();
  const activity = read(entry, useAmounts(), () => undefined);
  const shownActivity = read(entry, useShownAmounts(), () => undefined);
  return <ActivityDetail activity={activity} shownActivity={shownActivity} isTitled />;
}

function NoEntry() {
  const { t } = useI18n();
  return (
    <EmptyState
      picture="notFound"
      title={t({ id: 'bill.gone.title' })}
      text={t({ id: 'bill.gone.text' })}
      action={
        <Stack gap={8} align="center">
          <Button href={patterns.accountChanges}>{t({ id: 'bill.gone.action' })}</Button>
          <Button tone="quiet" href={patterns.customerService}>
            {t({ id: 'legal.write' })}
          </Button>
        </Stack>
      }
    />
  );
}

function EntrySkeleton() {
  return (
    <Stack gap={24}>
      <Stack gap={4}>
        <Skeleton height={28} width="60%" />
        <Skeleton height={44} width="70%" />
      </Stack>
      <Skeleton height={180} />
      <Skeleton height={48} />
    </Stack>
  );
}

/** Takes the entry from a loaded list if possible. Booked entries do not change: no refetch. */
function useEntry(id: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useQuery({
    ...billEntryQuery(api, id),
    initialData: () =>
      cache
        .getQueriesData<LoadedPages<BillEntry>>({ queryKey: ['bill', 'infinite'] })
        .flatMap(([, list]) => list?.pages ?? [])
        .flatMap(({ rows }) => rows)
        .find((entry) => entry.id === id),
    staleTime: Infinity,
  });
}
