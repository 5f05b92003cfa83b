import { newsQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { defineMessage } from '@corro/messages';
import { EmptyState, Link, List, Section } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { paths, patterns } from '../../links.ts';
import { IndexCards } from '../markets/index.ts';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { SectionAge } from '../../common/ages.tsx';
import { NewsRow, NewsSkeletons } from '../../common/NewsRow.tsx';
import { ShortcutGrid } from '../../common/ShortcutGrid.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { rowKey } from '../../common/queries/rows.tsx';

/** The products, the indices and the news, loaded after the first view. */
export default function BelowTheFold() {
  return (
    <>
      <QuickMenu />
      <IndexCards isTitled hrefOf={paths.indexDetail} marketsPath={patterns.markets} />
      <LatestNews />
    </>
  );
}

function LatestNews() {
  const { t } = useI18n();
  const query = useQuery(newsQuery(useApi(), { page: 1, limit: pageSizes.homeNews }));
  return (
    <Section
      title={t({ id: 'home.news' })}
      action={
        <>
          {/* A failure has a banner with the age. */}
          <SectionAge query={{ ...query, error: null }} />
          <Link kind="standalone" href={patterns.news} label={t({ id: 'news.all' })}>
            {t({ id: 'home.allNews' })}
          </Link>
        </>
      }
    >
      <QueryView
        query={query}
        loading={<NewsSkeletons count={pageSizes.homeNews} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState
            picture="news"
            title={t({ id: 'news.emptyTitle' })}
            text={t({ id: 'news.emptyText' })}
          />
        }
      >
        {({ rows }) => (
          <List>
            {rows.slice(0, pageSizes.homeNews).map((item, at) => (
              <NewsRow key={rowKey(item, at)} item={item} />
            ))}
          </List>
        )}
      </QueryView>
    </Section>
  );
}

/** Shortcuts in the order of spec §2. */
const shortcuts = [
  [patterns.blockTrading, defineMessage({ id: 'route.blockTrading' }), 'block'],
  [patterns.ipo, defineMessage({ id: 'route.ipo' }), 'ipo'],
  [patterns.qip, defineMessage({ id: 'route.qip' }), 'qip'],
  [patterns.funds, defineMessage({ id: 'route.funds' }), 'fund'],
  [patterns.forex, defineMessage({ id: 'route.forex' }), 'forex'],
  [patterns.futures, defineMessage({ id: 'route.futures' }), 'futures'],
  [patterns.treasuryDebt, defineMessage({ id: 'route.treasuryDebt' }), 'treasury'],
] as const;

function QuickMenu() {
  const { t } = useI18n();
  return (
    <ShortcutGrid
      isTitled
      title={t({ id: 'home.shortcuts' })}
      links={shortcuts.map(([path, title, icon]) => ({ path, icon, label: t(title) }))}
    />
  );
}
