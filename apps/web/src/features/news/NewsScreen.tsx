import { newsQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import {
  Button,
  EmptyState,
  ListHeading,
  ListRow,
  Page,
  SegmentedControl,
  Skeleton,
  Stack,
} from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { DayList } from '../../common/DayList.tsx';
import { NoSuchPage, Pager, usePageNumber } from '../../common/queries/Pager.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../common/queries/rows.tsx';
import { patterns } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { DayNewsRow } from './DayNewsRow.tsx';
import { newsSize, useNewsSize } from './useNewsSize.ts';

/** All news, newest first. */
export default function NewsScreen() {
  const { t } = useI18n();
  const [page, showPage] = usePageNumber();
  const [limit, choose] = useNewsSize();
  const query = useQuery(newsQuery(useApi(), { page, limit }));
  return (
    <Screen>
      <Page>
        <QueryView
          query={query}
          showsAge
          loading={<NewsSkeletons count={limit} />}
          isEmpty={({ rows }) => rows.length === 0}
          empty={page === 1 ? <NoNews /> : <NoSuchPage onFirst={() => showPage(1)} />}
        >
          {({ rows, count }) => (
            <Stack gap={16}>
              <DayList label={t({ id: 'route.news' })} rows={rows}>
                {(item, heading, key) => <DayNewsRow key={key} item={item} heading={heading} />}
              </DayList>
              <Pager page={page} limit={limit} count={count} onChange={showPage} />
              {count > pageSizes.news ? (
                <SegmentedControl
                  label={t({ id: 'news.size' })}
                  labelShown
                  options={pageSizes.newsChoices
                    .map(String)
                    .map((value) => ({ value, label: value }))}
                  value={String(limit)}
                  onChange={(value) => choose(newsSize(value) ?? limit)}
                />
              ) : null}
            </Stack>
          )}
        </QueryView>
      </Page>
    </Screen>
  );
}

/** As high as rows with a picture and headlines of one line. */
function NewsSkeletons({ count }: { readonly count: number }) {
  return (
    <>
      <ListHeading />
      <RowSkeletons count={count}>
        <ListRow
          title={<Skeleton height={20} width="80%" />}
          subtitle={<Skeleton height={16} width="40%" />}
          trailing={<Skeleton height={72} width={72} />}
        />
      </RowSkeletons>
    </>
  );
}

function NoNews() {
  const { t } = useI18n();
  return (
    <EmptyState
      picture="news"
      title={t({ id: 'news.emptyTitle' })}
      text={t({ id: 'news.emptyText' })}
      action={<Button href={patterns.home}>{t({ id: 'shell.goHome' })}</Button>}
    />
  );
}
