import { newsInfiniteQuery } from '@corro/client';
import { List, Section } from '@corro/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { rowKey } from '../../../common/queries/rows.tsx';
import { NewsRow } from '../../news/index.ts';
import { type NamedInstrument, namedIn } from '../../../common/instruments/namedIn.ts';

/** How many of the newest are looked through: five pages of the news, in one answer. */
const limit = 50;

/** How many of them are shown. */
const most = 5;

/** The newest news that name an instrument; nothing where none does, or while they cannot be read. */
export function RelatedNews(instrument: NamedInstrument) {
  const { t } = useI18n();
  const { data } = useInfiniteQuery(newsInfiniteQuery(useApi(), { limit }));
  const found = (data?.pages ?? [])
    .flatMap(({ rows }) => rows)
    .filter((item) => namedIn(item)(instrument))
    .slice(0, most);
  if (found.length === 0) return null;
  return (
    <Section title={t({ id: 'stock.news' })}>
      <List>
        {found.map((item, at) => (
          <NewsRow key={rowKey(item.id, at)} item={item} />
        ))}
      </List>
    </Section>
  );
}
