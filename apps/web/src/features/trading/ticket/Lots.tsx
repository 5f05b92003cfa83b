import type { Position } from '@corro/client';
import { positionReturn, type DecimalText, type Lot } from '@corro/domain';
import { Banner, Change, EmptyState, List, ListRow, Money, Section, Stack, Text } from '@corro/ui';
import { useI18n, dash } from '../../../app/i18n/i18n.ts';
import { useNow } from '../../../common/ages.tsx';
import { useAmounts } from '../../../common/amounts.ts';
import { problemText } from '../../../common/problemText.ts';
import { MoreRows } from '../../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { RowSkeletons, rowKey } from '../../../common/queries/rows.tsx';
import {
  type CompleteLot,
  isCompleteLot,
  missingOf,
  needed,
} from '../../../flows/orders/complete.ts';
import { Missing } from '../../../flows/orders/Missing.tsx';
import { SellAll } from './SellAll.tsx';
import { obstacleText, useUnitText } from './ticketText.ts';
import { lotOf, type useLots, withheldUntil } from './useLots.ts';
import type { StockTicket } from './useStockTicket.ts';

interface LotsProps {
  readonly ticket: StockTicket;
  readonly symbol: string;
  readonly lots: ReturnType<typeof useLots>;
  readonly price: DecimalText | undefined;
  /** Reviews the sale of all lots. */
  readonly onSell: (lots: readonly Lot[]) => void;
}

/** The positions in this instrument; on the sell side, the choice of those that are sold, each whole. */
export function Lots({ ticket, symbol, lots, price, onSell }: LotsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { view, send } = ticket;
  const isChoice = view.side === 'sell' && view.phase === 'editing';
  // While price and balance load, the button is off without a reason.
  const isKnown = price !== undefined && view.balance !== null;
  const offReason =
    isKnown && view.marketObstacle !== null
      ? t(obstacleText(view.marketObstacle, view))
      : undefined;
  const problem = problemText(view.problems, 'lot', i18n);
  return (
    <Section title={t({ id: 'ticket.lots' }, { symbol })}>
      <Stack gap={8}>
        {view.side === 'sell' ? (
          <Text size={14} tone="muted">
            {t({ id: 'ticket.lotsHint' })}
          </Text>
        ) : null}
        {isChoice ? (
          <SellAll
            all={lots.all}
            isBeyondAll={lots.isBeyondAll}
            isOff={view.marketObstacle !== null}
            offReason={offReason}
            onSell={onSell}
          />
        ) : null}
        {problem === undefined ? null : <Banner tone="critical">{problem}</Banner>}
        <LotList
          symbol={symbol}
          query={lots.query}
          price={price}
          {...(isChoice
            ? {
                chosen: view.lots,
                onChoose: (lot) => send({ type: 'EDIT', edit: { type: 'LOT', lot: lotOf(lot) } }),
              }
            : {})}
        />
      </Stack>
    </Section>
  );
}

interface LotListProps {
  readonly symbol: string;
  readonly query: ReturnType<typeof useLots>['query'];
  /** The price on the screen; each lot brings its own where it is not known. */
  readonly price: DecimalText | undefined;
  /** The lots to be sold. */
  readonly chosen?: readonly Lot[] | undefined;
  /** Lots can be chosen where this is given. */
  readonly onChoose?: ((lot: CompleteLot) => void) | undefined;
}

/** The customer's open lots of the instrument: to look at, or to choose those to sell. */
export function LotList({ symbol, query, price, chosen, onChoose }: LotListProps) {
  const { t } = useI18n();
  const units = useUnitText();
  const now = useNow();
  return (
    <QueryView
      query={query}
      loading={<RowSkeletons count={2} />}
      isEmpty={(lots) => !query.hasNextPage && lots.length === 0}
      empty={
        onChoose === undefined ? (
          // One line is enough next to a purchase.
          <Text size={14} tone="muted">
            {units({ id: 'ticket.noLots.title' }, { symbol })}
          </Text>
        ) : (
          <EmptyState
            picture="wallet"
            title={units({ id: 'ticket.noLots.title' }, { symbol })}
            text={t({ id: 'ticket.noLots.text' })}
          />
        )
      }
    >
      {(lots) => (
        <Stack gap={8}>
          <List label={t({ id: 'ticket.lots' }, { symbol })} onRangeChange={query.show}>
            {lots.map((lot, at) => (
              <LotRow
                key={rowKey(lot.orderNumber, at)}
                lot={lot}
                price={price ?? lot.currentPrice}
                withheldUntil={withheldUntil(lot, now)}
                isChosen={isAmong(chosen, lot)}
                onChoose={onChoose}
              />
            ))}
          </List>
          <MoreRows query={query} />
        </Stack>
      )}
    </QueryView>
  );
}

function isAmong(chosen: readonly Lot[] | undefined, { orderNumber }: Position): boolean {
  return chosen?.some((one) => one.orderNumber === orderNumber) === true;
}

interface LotRowProps extends Pick<LotListProps, 'onChoose'> {
  readonly lot: Position;
  readonly price: DecimalText | null;
  readonly withheldUntil: number | null;
  readonly isChosen: boolean;
}

function LotRow({ lot, price, withheldUntil: until, isChosen, onChoose }: LotRowProps) {
  const { t, formatDate, formatDateTime } = useI18n();
  const amounts = useAmounts();
  const units = useUnitText();
  const { costPrice, quantity } = lot;
  const canBeSold = onChoose !== undefined && until === null;
  const missing = canBeSold ? missingOf(lot, needed.lot) : null;
  function obstacle() {
    if (until === null) return missing === null ? null : <Missing field={missing} />;
    return (
      <Text size={14} tone="caution">
        {t({ id: 'ticket.lotWithheld' }, { date: formatDateTime(until) })}
      </Text>
    );
  }
  const earned =
    price === null || costPrice === null || quantity === null
      ? null
      : positionReturn(costPrice, price, quantity);
  return (
    <ListRow
      {...(canBeSold && isCompleteLot(lot)
        ? { onPress: () => onChoose(lot), selected: isChosen }
        : {})}
      title={
        quantity === null
          ? dash
          : amounts.counted(quantity, (count) => units({ id: 'order.shares' }, { count }))
      }
      subtitle={t(
        { id: 'ticket.lotLine' },
        {
          cost: amounts.price(costPrice),
          date: formatDate(lot.createdAt),
        },
      )}
      trailing={<Money amount={earned?.marketValue ?? null} unit="US$" />}
      trailingSub={<Change amount={earned?.profit ?? null} percent={earned?.percent ?? null} own />}
      below={obstacle()}
    />
  );
}
