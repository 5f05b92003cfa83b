import { pageSizes } from '@corro/domain';
import { Button, EmptyState, List, Page, Stack } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../boot/room.ts';
import { useWords } from '../../boot/words.ts';
import { NewsRow } from '../../parts/NewsRow.tsx';
import { NoSuchPage } from '../../parts/NoSuchPage.tsx';
import { Pager } from '../../parts/Pager.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { RowSkeletons } from '../../parts/RowSkeletons.tsx';
import { usePageNumber } from '../../parts/usePageNumber.ts';
import { paths } from '../../routes/paths.ts';
import { routes } from '../../routes/table.ts';
import { Screen } from '../../shell/Screen.tsx';
import { NewsSizes } from './NewsSizes.tsx';
import { useNewsSize } from './useNewsSize.ts';

/** All news, newest first, in pages. */
export default function NewsScreen() {
  const { t } = useWords();
  const [page, showPage] = usePageNumber();
  const [limit, choose] = useNewsSize();
  const query = useQuery(useQueries().news({ page, limit }));
  return (
    <Screen>
      <Page>
        <QueryView
          query={query}
          tellsAge
          loading={<RowSkeletons count={limit} subtitle={false} trailingSub={false} />}
          isEmpty={({ rows }) => rows.length === 0}
          empty={page === 1 ? <NoNews /> : <NoSuchPage onFirst={() => showPage(1)} />}
        >
          {({ rows, count }) => (
            <Stack gap={16}>
              <List label={t('route.news')}>
                {rows.map((item) => (
                  <NewsRow key={item.id} item={item} href={paths.newsItem(item.id)} />
                ))}
              </List>
              <Pager page={page} limit={limit} count={count} onChange={showPage} />
              {count > pageSizes.news ? <NewsSizes size={limit} onChange={choose} /> : null}
            </Stack>
          )}
        </QueryView>
      </Page>
    </Screen>
  );
}

function NoNews() {
  const { t } = useWords();
  return (
    <EmptyState
      picture="news"
      title={t('news.emptyTitle')}
      text={t('news.emptyText')}
      action={<Button href={routes.home.path}>{t('shell.goHome')}</Button>}
    />
  );
}
