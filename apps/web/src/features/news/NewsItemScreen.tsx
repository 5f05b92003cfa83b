import { isCorroError, type NewsItem, type Page as NewsPage } from '@corro/client';
import { Button, EmptyState, Page } from '@corro/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useQueries } from '../../app/api.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { routes } from '../../routing/addresses.ts';
import { Screen } from '../../shell/Screen.tsx';
import { Article, ArticleSkeleton } from './Article.tsx';

/** One piece of news. */
export default function NewsItemScreen() {
  const { id = '' } = useParams();
  const query = useNewsItem(id);
  return (
    <Screen>
      <Page>
        {isGone(query.error) ? (
          <Gone />
        ) : (
          <QueryView query={query} tellsAge loading={<ArticleSkeleton />}>
            {(item) => <Article item={item} />}
          </QueryView>
        )}
      </Page>
    </Screen>
  );
}

/** There is no such piece, or its number is none: trying again would not help. */
function isGone(error: unknown): boolean {
  if (!isCorroError(error) || error.kind !== 'refusal') return false;
  return error.code === 'not-found' || error.code === 'bad-request';
}

function Gone() {
  const { t } = useI18n();
  return (
    <EmptyState
      picture="notFound"
      title={t('news.notFoundTitle')}
      text={t('news.notFoundText')}
      action={<Button href={routes.news.path}>{t('news.all')}</Button>}
    />
  );
}

/** A piece of news; shown at once where a list brought it along already. */
function useNewsItem(id: string) {
  const cache = useQueryClient();
  const { newsItem } = useQueries();
  return useQuery({
    ...newsItem(id),
    placeholderData: () =>
      cache
        .getQueriesData<NewsPage<NewsItem>>({ queryKey: ['news'] })
        .flatMap(([, page]) => page?.rows ?? [])
        .find((item) => item.id === id),
  });
}
