import { newsQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { Button, EmptyState, Inline, ListHeading, Page, SelectChip, Stack } from '@corro/ui';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { DayList } from '../../common/DayList.tsx';
import { NewsRow, NewsSkeletons } from '../../common/NewsRow.tsx';
import { MoreRows } from '../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { usePolledPages } from '../../common/queries/usePolledPages.ts';
import { patterns } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { newsSize, useNewsSize } from './useNewsSize.ts';

/** All news, newest first. */
export default function NewsScreen() {
  const { t } = useI18n();
  const [limit, choose] = useNewsSize();
  const api = useApi();
  const query = usePolledPages({ pageOf: (page) => newsQuery(api, { page, limit }), limit });
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
          isEmpty={(items) => items.length === 0}
          empty={<NoNews />}
        >
          {(items) => (
            <Stack gap={16}>
              <DayList label={t({ id: 'route.news' })} rows={items.map(({ row }) => row)}>
                {(item, heading, key) => (
                  <NewsRow
                    key={key}
                    item={item}
                    heading={heading}
                    showsTime
                    isLead={item === items[0]?.row}
                  />
                )}
              </DayList>
              <MoreRows query={query} isManual />
              {items.length > pageSizes.news || query.hasNextPage ? (
                <Inline justify="center">
                  <SelectChip
                    label={t({ id: 'news.size' })}
                    options={pageSizes.newsChoices
                      .map(String)
                      .map((value) => ({ value, label: value }))}
                    value={String(limit)}
                    onChange={(value) => choose(newsSize(value) ?? limit)}
                  />
                </Inline>
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
