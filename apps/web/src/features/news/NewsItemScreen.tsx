import { isCorroError, type NewsItem, newsItemQuery, type Page as NewsPage } from '@corro/client';
import { Button, EmptyState, Page, Stack } from '@corro/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { patterns } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { Article, ArticleSkeleton } from './Article.tsx';
import { NamedInstruments } from './NamedInstruments.tsx';

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
            {(item) => (
              <Stack gap={24}>
                <Article item={item} />
                <NamedInstruments item={item} />
              </Stack>
            )}
          </QueryView>
        )}
      </Page>
    </Screen>
  );
}

/** The article does not exist, or its id is invalid: a retry would not help. */
function isGone(error: unknown): boolean {
  if (!isCorroError(error) || error.kind !== 'refusal') return false;
  return error.code === 'not-found' || error.code === 'bad-request';
}

function Gone() {
  const { t } = useI18n();
  return (
    <EmptyState
      picture="notFound"
      title={t({ id: 'news.notFoundTitle' })}
      text={t({ id: 'news.notFoundText' })}
      action={<Button href={patterns.news}>{t({ id: 'news.all' })}</Button>}
    />
  );
}

/** A piece of news; shown at once where a list brought it along already. */
function useNewsItem(id: string) {
  const cache = useQueryClient();
  const api = useApi();
  return useQuery({
    ...newsItemQuery(api, id),
    placeholderData: () =>
      cache
        .getQueriesData<NewsPage<NewsItem>>({ queryKey: ['news'] })
        .flatMap(([, page]) => page?.rows ?? [])
        .find((item) => item.id === id),
  });
}
