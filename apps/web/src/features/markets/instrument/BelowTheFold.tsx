import { newsInfiniteQuery, quoteQuery } from '@corro/client';
import { List, NearView, Section } from '@corro/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import {
  createMentionTest,
  type NamedInstrument,
} from '../../../common/instruments/createMentionTest.ts';
import { NewsRow } from '../../../common/NewsRow.tsx';
import { AboutSection } from '../../../common/products/AboutSection.tsx';
import { rowKey } from '../../../common/queries/rows.tsx';
import { InstrumentFigures } from './InstrumentFigures.tsx';

/** Figures, description and news of the instrument in the address, loaded after the first view. */
export default function BelowTheFold() {
  const { symbol = '', name: hint = '' } = useParams();
  const { t } = useI18n();
  const { data: quote } = useQuery(quoteQuery(useApi(), { symbol }));
  return (
    <NearView>
      <InstrumentFigures symbol={symbol} market={undefined} quote={quote} />
      <AboutSection title={t({ id: 'stock.about' })} text={quote?.about ?? null} />
      <NearView>
        <RelatedNews symbol={symbol} name={quote?.name ?? hint} />
      </NearView>
    </NearView>
  );
}

/** Number of newest items that are searched. */
const limit = 50;

const maxShown = 5;

/** The newest news that name the instrument; nothing without any. */
function RelatedNews(instrument: NamedInstrument) {
  const { t } = useI18n();
  const { data } = useInfiniteQuery(newsInfiniteQuery(useApi(), { limit }));
  const items = (data?.pages ?? [])
    .flatMap(({ rows }) => rows)
    .filter(
      (item) => item.symbols.includes(instrument.symbol) || createMentionTest(item)(instrument),
    )
    .slice(0, maxShown);
  if (items.length === 0) return null;
  return (
    <Section title={t({ id: 'stock.news' })}>
      <List>
        {items.map((item, at) => (
          <NewsRow key={rowKey(item, at)} item={item} />
        ))}
      </List>
    </Section>
  );
}
