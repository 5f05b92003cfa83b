import { newsQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { Button, EmptyState, ListHeading, Page, SegmentedControl, Stack } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { DayList } from '../../common/DayList.tsx';
import { NewsRow, NewsSkeletons } from '../../common/NewsRow.tsx';
import { NoSuchPage, Pager, usePageNumber } from '../../common/queries/Pager.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { patterns } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
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
          loading={
            <>
              <ListHeading />
              <NewsSkeletons count={limit} />
            </>
          }
          isEmpty={({ rows }) => rows.length === 0}
          empty={page === 1 ? <NoNews /> : <NoSuchPage onFirst={() => showPage(1)} />}
        >
          {({ rows, count }) => (
            <Stack gap={16}>
              <DayList label={t({ id: 'route.news' })} rows={rows}>
                {(item, heading, key) => (
                  <NewsRow
                    key={key}
                    item={item}
                    heading={heading}
                    showsTime
                    isLead={page === 1 && item === rows[0]}
                  />
                )}
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
