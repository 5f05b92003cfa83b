import { pageSizes } from '@corro/domain';
import { EmptyState, Link, List, Section } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { NewsRow } from '../news/index.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../common/queries/RowSkeletons.tsx';
import { paths, routes } from '../../routing/addresses.ts';

/** The three latest pieces of news and the way to all of them. */
export function LatestNews() {
  const { t } = useI18n();
  const query = useQuery(useQueries().news({ page: 1, limit: pageSizes.homeNews }));
  return (
    <Section
      title={t('home.news')}
      action={
        <Link kind="standalone" href={routes.news.path} label={t('news.all')}>
          {t('home.allNews')}
        </Link>
      }
    >
      <QueryView
        query={query}
        tellsAge
        loading={<RowSkeletons count={pageSizes.homeNews} subtitle={false} trailingSub={false} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState picture="news" title={t('news.emptyTitle')} text={t('news.emptyText')} />
        }
      >
        {({ rows }) => (
          <List>
            {rows.slice(0, pageSizes.homeNews).map((item) => (
              <NewsRow key={item.id} item={item} href={paths.newsItem(item.id)} />
            ))}
          </List>
        )}
      </QueryView>
    </Section>
  );
}
