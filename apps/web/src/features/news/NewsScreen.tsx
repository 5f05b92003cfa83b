import { newsQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { Button, EmptyState, List, Page, SegmentedControl, Stack } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { NoSuchPage, Pager, usePageNumber } from '../../common/queries/Pager.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { rowKey, RowSkeletons } from '../../common/queries/rows.tsx';
import { patterns } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { NewsRow } from '../../common/NewsRow.tsx';
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
          loading={<RowSkeletons count={limit} trailingSub={false} />}
          isEmpty={({ rows }) => rows.length === 0}
          empty={page === 1 ? <NoNews /> : <NoSuchPage onFirst={() => showPage(1)} />}
        >
          {({ rows, count }) => (
            <Stack gap={16}>
              <List label={t({ id: 'route.news' })}>
                {rows.map((item, at) => (
                  <NewsRow key={rowKey(item, at)} item={item} />
                ))}
              </List>
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
