import { currenciesQuery } from '@corro/client';
import { topMovers } from '@corro/domain';
import { Card, Change, ScrollRow, Section, Skeleton, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { InstrumentAvatar } from '../../../common/instruments/InstrumentAvatar.tsx';
import { rowKey } from '../../../common/rowKey.ts';
import { paths } from '../../../routing/addresses.ts';
import { type MarketKind, marketKinds } from './kinds.ts';
import type { Listed } from './MarketRow.tsx';

export interface MarketMoversProps {
  readonly kind: MarketKind;
  /** The whole market. */
  readonly instruments: readonly Listed[];
}

/** Of each way. */
const shown = 3;

/** A shorter list is seen at a glance. */
const shortest = 3 * shown;

/** What rose and what fell most today, in turns; nothing of a short list. */
export function MarketMovers({ kind, instruments }: MarketMoversProps) {
  const { t } = useI18n();
  if (instruments.length < shortest) return null;
  const title = t({ id: 'markets.movers' });
  const risers = topMovers(instruments, 'rise', shown);
  const fallers = topMovers(instruments, 'fall', shown);
  const movers = Array.from({ length: shown }, (_, at) => [risers[at], fallers[at]])
    .flat()
    .filter((instrument) => instrument !== undefined);
  if (movers.length === 0) return null;
  return (
    <Section title={title}>
      <ScrollRow label={title} itemWidth="narrow">
        {movers.map((instrument, at) => (
          <Mover key={rowKey(instrument.symbol, at)} kind={kind} instrument={instrument} />
        ))}
      </ScrollRow>
    </Section>
  );
}

function Mover({ kind, instrument }: { kind: MarketKind; instrument: Listed }) {
  const { symbol, name, changePercent } = instrument;
  const href = paths.instrument(instrument);
  return (
    <Card padding={12} {...(href === null ? {} : { href })}>
      <Stack gap={8}>
        <InstrumentAvatar size={32} symbol={symbol} name={name} market={marketKinds[kind].tag} />
        <Text size={14} weight="strong" truncate>
          {name}
        </Text>
        <Change percent={changePercent} />
      </Stack>
    </Card>
  );
}

/** As many to a page as the contract allows. */
const limit = 100;

/** Of all pairs of currencies, which are listed page by page; nothing where there are more of them than a page has. */
export function CurrencyMovers() {
  const query = useQuery(currenciesQuery(useApi(), { page: 1, limit }, 'chartHistory'));
  if (query.isLoading) return <MoversSkeleton />;
  const { rows = [], count = 0 } = query.data ?? {};
  return count > rows.length ? null : <MarketMovers kind="forex" instruments={rows} />;
}

function MoversSkeleton() {
  const { t } = useI18n();
  return (
    <Section title={t({ id: 'markets.movers' })}>
      <ScrollRow label={t({ id: 'shell.loading' })} itemWidth="narrow">
        {['first', 'second', 'third'].map((key) => (
          <Card key={key} padding={12}>
            <Skeleton height={90} />
          </Card>
        ))}
      </ScrollRow>
    </Section>
  );
}
