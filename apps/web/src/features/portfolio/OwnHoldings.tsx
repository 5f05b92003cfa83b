import { portfolioQuery, positionsQuery } from '@corro/client';
import { groupPositions, pageSizes, positionTypes, startOfDay } from '@corro/domain';
import {
  Button,
  Card,
  Change,
  Inline,
  Link,
  Money,
  ScrollRow,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@corro/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useUpstreamTime } from '../../common/ages.tsx';
import { InstrumentAvatar } from '../../common/instruments/InstrumentAvatar.tsx';
import { paths, patterns } from '../../links.ts';
import { type Holding, nameOf, sortHoldings, usePricedLots } from './holdings.ts';

/** The holdings, as cards of one height: nothing below moves when they load. */
export function OwnHoldings() {
  const { t } = useI18n();
  return (
    <Section
      title={t({ id: 'holdings.own' })}
      action={
        <Link kind="standalone" href={patterns.trade}>
          {t({ id: 'holdings.own.all' })}
        </Link>
      }
    >
      <Cards />
    </Section>
  );
}

function Cards() {
  const { t, numberLocale } = useI18n();
  const { lots, isLoading, isComplete, hasFailed } = useLots();
  const now = useUpstreamTime();
  const priced = usePricedLots(lots);
  if (isLoading) return <OwnHoldingsSkeleton />;
  if (hasFailed) {
    return (
      <Pointer
        text={t({ id: 'holdings.own.failed' })}
        href={patterns.trade}
        label={t({ id: 'holdings.own.all' })}
      />
    );
  }
  if (lots.length === 0) {
    return (
      <Pointer
        text={t({ id: 'holdings.own.none' })}
        href={patterns.markets}
        label={t({ id: 'home.toMarkets' })}
      />
    );
  }
  if (!isComplete) {
    return (
      <Pointer
        text={t({ id: 'holdings.own.many' })}
        href={patterns.trade}
        label={t({ id: 'holdings.own.all' })}
      />
    );
  }
  const holdings = sortHoldings(groupPositions(priced, startOfDay(now)), 'value', numberLocale);
  return (
    <ScrollRow label={t({ id: 'holdings.own' })} itemWidth="narrow">
      {holdings.map((holding) => (
        <HoldingCard key={holding.symbol ?? holding.lots[0]?.orderNumber ?? ''} holding={holding} />
      ))}
    </ScrollRow>
  );
}

interface PointerProps {
  readonly text: string;
  readonly href: string;
  readonly label: string;
}

/** A card with a link, shown where there are no holdings. */
function Pointer({ text, href, label }: PointerProps) {
  return (
    <Card padding={12}>
      <Stack gap={12} align="start">
        <Text size={14} tone="muted">
          {text}
        </Text>
        <Button tone="neutral" size="small" href={href}>
          {label}
        </Button>
      </Stack>
    </Card>
  );
}

function HoldingCard({ holding }: { readonly holding: Holding }) {
  const { t } = useI18n();
  const { symbol, value, day, lots } = holding;
  const name = nameOf(holding);
  const href = paths.instrument({ symbol, name });
  return (
    <Card padding={12} {...(href === null ? {} : { href })}>
      <Stack gap={8}>
        <Inline gap={8} wrap={false}>
          <InstrumentAvatar size={32} symbol={symbol} name={name} market={lots[0]?.market ?? ''} />
          <Text size={14} weight="strong" truncate>
            {symbol ?? name}
          </Text>
        </Inline>
        <Stack gap={0}>
          <Text size={12} tone="muted" truncate>
            {name}
          </Text>
          <Text weight="strong">
            <Money amount={value} unit="US$" />
          </Text>
          <Inline gap={4} wrap={false}>
            <Change percent={day?.percent ?? null} size={12} />
            <Text size={12} tone="muted">
              {t({ id: 'chart.since.day' })}
            </Text>
          </Inline>
        </Stack>
      </Stack>
    </Card>
  );
}

function OwnHoldingsSkeleton() {
  const { t } = useI18n();
  return (
    <ScrollRow label={t({ id: 'shell.loading' })} itemWidth="narrow">
      {[1, 2, 3].map((card) => (
        <Card key={card} padding={12}>
          <Stack gap={8}>
            <Skeleton height={32} />
            <Stack gap={0}>
              <Skeleton height={16} width="70%" />
              <Skeleton height={24} width="80%" />
              <Skeleton height={16} width="50%" />
            </Stack>
          </Stack>
        </Card>
      ))}
    </ScrollRow>
  );
}

/** The first lots of each type that the portfolio has; of shares alone if its parts are unknown. */
function useLots() {
  const api = useApi();
  const portfolio = useQuery({ ...portfolioQuery(api, '1d'), enabled: false });
  const parts = portfolio.data?.parts;
  const types = positionTypes.filter((type) =>
    parts === undefined ? type === 'stock' : parts[type] !== '0.00',
  );
  return useQueries({
    queries: types.map((type) => positionsQuery(api, { type, page: 1, limit: pageSizes.max })),
    combine: (all) => ({
      lots: all.flatMap(({ data }) => data?.rows ?? []),
      isLoading: all.some(({ isLoading }) => isLoading),
      // A holding has a value only if all of its lots are read.
      isComplete: all.every(({ data }) => data !== undefined && data.count <= data.rows.length),
      hasFailed: all.some(({ data, error }) => data === undefined && error !== null),
    }),
  });
}
