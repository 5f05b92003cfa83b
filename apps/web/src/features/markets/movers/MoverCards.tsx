import type { Stock } from '@corro/client';
import { topMovers } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import {
  Card,
  Change,
  Grid,
  Inline,
  ScrollRow,
  Section,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { type PersistedAgeProps, SectionAge } from '../../../common/ages.tsx';
import { marketPriceText } from '../../../common/prices/priceText.ts';
import { rowKey } from '../../../common/queries/rows.tsx';
import { paths } from '../../../links.ts';

interface MoverCardsProps {
  readonly stocks: readonly Stock[];
  /** Query that read the shares; its age is shown. */
  readonly query: PersistedAgeProps['query'];
}

/** Number of risers, and of fallers. */
const moversPerDirection = 3;

const directions = ['rise', 'fall'] as const;

const directionName = defineMessages({
  fall: { id: 'markets.fallers' },
  rise: { id: 'markets.risers' },
});

/** Top risers and fallers of the day in two columns, with their prices. */
export function MoverCards({ stocks, query }: MoverCardsProps) {
  const { t } = useI18n();
  const columns = directions
    .map((way) => ({ way, movers: topMovers(stocks, way, moversPerDirection) }))
    .filter(({ movers }) => movers.length > 0);
  if (columns.length === 0) return null;
  return (
    <Section title={t({ id: 'markets.movers' })} action={<SectionAge query={query} />}>
      <Grid minColumn="medium" gap={12}>
        {columns.map(({ way, movers }) => (
          <Stack key={way} gap={8}>
            <VisuallyHidden>{t(directionName[way])}</VisuallyHidden>
            {movers.map((stock, at) => (
              <MoverCard key={rowKey(stock, at)} stock={stock} />
            ))}
          </Stack>
        ))}
      </Grid>
    </Section>
  );
}

function MoverCard({ stock }: { readonly stock: Stock }) {
  const { numberLocale } = useI18n();
  const { name, price, market, changePercent } = stock;
  const href = paths.instrument(stock);
  return (
    <Card padding={12} {...(href === null ? {} : { href })}>
      <Stack gap={0}>
        <Text size={14} weight="strong" truncate>
          {name}
        </Text>
        <Inline gap={4} justify="between" align="baseline">
          <Text size={12} tone="muted">
            {marketPriceText(price, market, numberLocale)}
          </Text>
          <Change percent={changePercent} size={12} />
        </Inline>
      </Stack>
    </Card>
  );
}

/** Skeleton of the movers. */
export function MoversSkeleton() {
  const { t } = useI18n();
  return (
    <Section title={t({ id: 'markets.movers' })}>
      <Grid minColumn="medium" gap={12}>
        {directions.map((way) => (
          <Stack key={way} gap={8}>
            {['first', 'second', 'third'].map((key) => (
              <Card key={key} padding={12}>
                <Skeleton height={36} />
              </Card>
            ))}
          </Stack>
        ))}
      </Grid>
    </Section>
  );
}

/** Skeleton of a row of cards; `height` is the height of a card's content in CSS pixels. */
export function CardsSkeleton({ title, height }: { title: string; height: number }) {
  const { t } = useI18n();
  return (
    <Section title={title}>
      <ScrollRow label={t({ id: 'shell.loading' })} itemWidth="narrow">
        {['first', 'second', 'third'].map((key) => (
          <Card key={key} padding={12}>
            <Skeleton height={height} />
          </Card>
        ))}
      </ScrollRow>
    </Section>
  );
}
