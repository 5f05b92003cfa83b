import { positionsQuery } from '@corro/client';
import { pageSizes, type PositionType } from '@corro/domain';
import { defineMessage, defineMessages, type MessageDescriptor } from '@corro/messages';
import { Button, EmptyState, Stack, type IconName } from '@corro/ui';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { MoreRows } from '../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { usePolledPages } from '../../common/queries/usePolledPages.ts';
import { routes } from '../../routing/addresses.ts';
import { PositionTable, PositionTableSkeleton } from './PositionTable.tsx';

interface Market {
  readonly path: string;
  readonly see: MessageDescriptor;
  readonly picture: IconName;
}

/** Where a customer without positions of a type finds what to buy, and the picture of the type. */
const markets: Readonly<Record<PositionType, Market>> = {
  stock: {
    path: routes.markets.path,
    see: defineMessage({ id: 'trade.empty.action' }),
    picture: 'trade',
  },
  forex: {
    path: routes.forex.path,
    see: defineMessage({ id: 'trade.empty.forex' }),
    picture: 'forex',
  },
  futures: {
    path: routes.futures.path,
    see: defineMessage({ id: 'trade.empty.futures' }),
    picture: 'futures',
  },
  treasury: {
    path: routes.treasuryDebt.path,
    see: defineMessage({ id: 'trade.empty.treasury' }),
    picture: 'treasury',
  },
};

const tradeEmptyTitle = defineMessages({
  forex: { id: 'trade.empty.title.forex' },
  futures: { id: 'trade.empty.title.futures' },
  stock: { id: 'trade.empty.title.stock' },
  treasury: { id: 'trade.empty.title.treasury' },
});

/** The customer's lots of one type, page after page; those in view are read again every 5 s. */
export function Positions({ type }: { type: PositionType }) {
  const { t } = useI18n();
  const api = useApi();
  const limit = pageSizes.positions;
  const query = usePolledPages({
    pageOf: (page) => positionsQuery(api, { type, page, limit }),
    limit,
    idOf: ({ orderNumber }) => orderNumber,
  });
  const { path, see, picture } = markets[type];
  return (
    <QueryView
      query={query}
      loading={<PositionTableSkeleton type={type} />}
      isEmpty={(positions) => positions.length === 0 && !query.hasNextPage}
      empty={
        <EmptyState
          picture={picture}
          title={t(tradeEmptyTitle[type])}
          text={t({ id: 'trade.empty.text' })}
          action={<Button href={path}>{t(see)}</Button>}
        />
      }
    >
      {(positions) => (
        <Stack gap={16}>
          <PositionTable type={type} positions={positions} onRangeChange={query.show} />
          <MoreRows query={query} />
        </Stack>
      )}
    </QueryView>
  );
}
