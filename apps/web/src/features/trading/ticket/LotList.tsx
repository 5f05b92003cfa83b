import type { Position } from '@corro/client';
import { positionReturn, type DecimalText } from '@corro/domain';
import { Change, EmptyState, List, ListRow, Money, Stack } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { MoreRows } from '../../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../../common/queries/RowSkeletons.tsx';
import { useUnitWords } from './unitWords.ts';
import { priceText } from '../../../common/prices/priceText.ts';
import { lotsOf, type useLots } from './useLots.ts';

export interface LotListProps {
  readonly symbol: string;
  readonly query: ReturnType<typeof useLots>['query'];
  /** The price on the screen; each lot brings its own where it is not known. */
  readonly price: DecimalText | undefined;
  /** Order number of the lot to be sold. */
  readonly chosen?: string | undefined;
  /** Lots can be chosen where this is given. */
  readonly onChoose?: (lot: Position) => void;
}

/** The customer's open lots of the instrument: to look at, or to choose the one to sell. */
export function LotList({ symbol, query, price, chosen, onChoose }: LotListProps) {
  const { t } = useI18n();
  const units = useUnitWords();
  return (
    <QueryView
      query={query}
      loading={<RowSkeletons count={2} />}
      isEmpty={(data) => !query.hasNextPage && lotsOf(data, symbol).length === 0}
      empty={
        <EmptyState
          picture="wallet"
          title={units('ticket.noLots.title', { symbol })}
          text={t('ticket.noLots.text')}
        />
      }
    >
      {(data) => (
        <Stack gap={8}>
          <List label={t('ticket.lots', { symbol })}>
            {lotsOf(data, symbol).map((lot) => (
              <LotRow
                key={lot.orderNumber}
                lot={lot}
                price={price ?? lot.currentPrice}
                {...(onChoose === undefined
                  ? {}
                  : {
                      onPress: () => onChoose(lot),
                      selected: lot.orderNumber === chosen,
                    })}
              />
            ))}
          </List>
          <MoreRows query={query} />
        </Stack>
      )}
    </QueryView>
  );
}

interface LotRowProps {
  readonly lot: Position;
  readonly price: DecimalText | null;
  readonly onPress?: () => void;
  readonly selected?: boolean;
}

function LotRow({ lot, price, ...choice }: LotRowProps) {
  const { t, date, numberLocale } = useI18n();
  const units = useUnitWords();
  const earned = price === null ? null : positionReturn(lot.costPrice, price, lot.quantity);
  return (
    <ListRow
      {...choice}
      title={units('order.shares', { count: lot.quantity })}
      subtitle={t('ticket.lotLine', {
        cost: priceText(lot.costPrice, numberLocale),
        date: date(lot.createdAt),
      })}
      trailing={<Money amount={earned?.marketValue ?? null} unit="US$" />}
      trailingSub={<Change amount={earned?.profit ?? null} percent={earned?.percent ?? null} />}
    />
  );
}
