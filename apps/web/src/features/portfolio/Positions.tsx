import { pageSizes, type PositionType } from '@corro/domain';
import type { MessageId } from '@corro/messages';
import { Button, EmptyState, Stack, type IconName } from '@corro/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useQueries } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { MoreRows, rowsOf } from '../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { ReadAtProvider } from '../../common/ages.tsx';
import { routes } from '../../routing/addresses.ts';
import { PositionTable, PositionTableSkeleton } from './PositionTable.tsx';

interface Market {
  readonly path: string;
  readonly see: MessageId;
  readonly picture: IconName;
}

/** Where a customer without positions of a type finds what to buy, and the picture of the type. */
const markets: Readonly<Record<PositionType, Market>> = {
  stock: { path: routes.markets.path, see: 'trade.empty.action', picture: 'trade' },
  forex: { path: routes.forex.path, see: 'trade.empty.forex', picture: 'forex' },
  futures: { path: routes.futures.path, see: 'trade.empty.futures', picture: 'futures' },
  treasury: {
    path: routes.treasuryDebt.path,
    see: 'trade.empty.treasury',
    picture: 'treasury',
  },
};

/** The customer's lots of one type, page after page, read again every 5 s. */
export function Positions({ type }: { type: PositionType }) {
  const { t } = useI18n();
  const queries = useQueries();
  const query = useInfiniteQuery(queries.positionsGrowing({ type, limit: pageSizes.positions }));
  const { path, see, picture } = markets[type];
  return (
    <QueryView
      query={query}
      loading={<PositionTableSkeleton type={type} />}
      isEmpty={(data) => data.pages.every(({ rows }) => rows.length === 0)}
      empty={
        <EmptyState
          picture={picture}
          title={t(`trade.empty.title.${type}`)}
          text={t('trade.empty.text')}
          action={<Button href={path}>{t(see)}</Button>}
        />
      }
    >
      {(data) => (
        <Stack gap={16}>
          <ReadAtProvider value={query.dataUpdatedAt}>
            <PositionTable type={type} positions={rowsOf(data, ({ orderNumber }) => orderNumber)} />
          </ReadAtProvider>
          <MoreRows query={query} />
        </Stack>
      )}
    </QueryView>
  );
}
