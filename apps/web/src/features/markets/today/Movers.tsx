import type { Stock } from '@corro/client';
import { topMovers } from '@corro/domain';
import { Card, Change, Inline, ScrollRow, Section, Stack, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { orDash } from '../../../app/i18n/orDash.ts';
import { InstrumentAvatar } from '../../../common/instruments/InstrumentAvatar.tsx';
import { rowKey } from '../../../common/rowKey.ts';
import { paths } from '../../../routing/addresses.ts';

export interface MoversProps {
  readonly stocks: readonly Stock[];
}

/** Of each way. */
const shown = 4;

/** The shares that rose and those that fell most today, in turns: without scrolling one sees both. */
export function Movers({ stocks }: MoversProps) {
  const { t } = useI18n();
  const title = t({ id: 'markets.movers' });
  const risers = topMovers(stocks, 'rise', shown);
  const fallers = topMovers(stocks, 'fall', shown);
  const movers = Array.from({ length: shown }, (_, at) => [risers[at], fallers[at]])
    .flat()
    .filter((stock) => stock !== undefined);
  if (movers.length === 0) return null;
  return (
    <Section title={title}>
      <ScrollRow label={title} itemWidth="narrow">
        {movers.map((stock, at) => (
          <Mover key={rowKey(stock.symbol, at)} stock={stock} />
        ))}
      </ScrollRow>
    </Section>
  );
}

function Mover({ stock }: { stock: Stock }) {
  const { symbol, name, market, changePercent } = stock;
  const href = paths.instrument(stock);
  return (
    <Card padding={12} {...(href === null ? {} : { href })}>
      <Stack gap={8}>
        <Inline gap={8} wrap={false}>
          <InstrumentAvatar size={32} symbol={symbol} name={name} market={market} />
          <Text size={14} weight="strong" truncate>
            {orDash(symbol)}
          </Text>
        </Inline>
        <Text size={12} tone="muted" truncate>
          {name}
        </Text>
        <Change percent={changePercent} />
      </Stack>
    </Card>
  );
}
