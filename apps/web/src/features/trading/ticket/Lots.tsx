import type { Position } from '@corro/client';
import {
  calendarDayIn,
  dayName,
  type DecimalText,
  limits,
  type Lot,
  positionReturn,
  saleProceeds,
} from '@corro/domain';
import { saleGain } from '@corro/machines';
import {
  Banner,
  Button,
  Change,
  EmptyState,
  Icon,
  Inline,
  List,
  ListRow,
  Money,
  Section,
  Stack,
  Text,
} from '@corro/ui';
import { dash, useI18n } from '../../../app/i18n/i18n.ts';
import { useUpstreamNow } from '../../../common/ages.tsx';
import { useAmounts } from '../../../common/amounts.ts';
import { useShortDay } from '../../../common/calendarText.ts';
import { useOperatorRules } from '../../../common/operatorRules.tsx';
import { problemText } from '../../../common/problemText.ts';
import { MoreRows } from '../../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { rowKey, RowSkeletons } from '../../../common/queries/rows.tsx';
import {
  type CompleteLot,
  isCompleteLot,
  missingOf,
  requiredFields,
} from '../../../flows/orders/complete.ts';
import { RowObstacleText } from '../../../flows/orders/RowObstacleText.tsx';
import { obstacleText, useUnitText } from './ticketText.ts';
import { lotOf, sellableLots, type useLots, withheldUntil } from './useLots.ts';
import type { StockTicket } from './useStockTicket.ts';

interface LotsProps {
  readonly ticket: StockTicket;
  readonly symbol: string;
  readonly lots: ReturnType<typeof useLots>;
  readonly price: DecimalText | undefined;
  readonly onSell: (lots: readonly Lot[]) => void;
}

/** The open lots of the instrument; on the sell side also the choice of lots to sell. */
export function Lots({ ticket, symbol, lots, price, onSell }: LotsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const units = useUnitText();
  const { view, send } = ticket;
  const isChoice = view.side === 'sell' && view.phase === 'editing';
  // The button is disabled without a reason while price and balance load.
  const isLoaded = price !== undefined && view.balance !== null;
  const disabledReason =
    isLoaded && view.marketObstacle !== null
      ? t(obstacleText(view.marketObstacle, view))
      : undefined;
  const problem = problemText(view.problems, 'lot', i18n);
  const isOnly = sellableLots(lots.all ?? [], useUpstreamNow()).length === 1;
  const isNone = lots.all?.length === 0;
  const chosen = isChoice || (isOnly && view.side === 'sell') ? view.lots : undefined;
  // One line is enough on the buy side.
  if (isNone && view.side === 'buy') {
    return (
      <Text as="p" size={14} tone="muted">
        {units({ id: 'ticket.noLots.title' }, { symbol })}
      </Text>
    );
  }
  const list = (
    <LotList
      symbol={symbol}
      query={lots.query}
      price={price}
      isSale={view.side === 'sell'}
      chosen={chosen}
      // The only lot is chosen already.
      {...(isChoice && !isOnly
        ? {
            onChoose: (lot) => send({ type: 'EDIT', edit: { type: 'LOT', lot: lotOf(lot) } }),
          }
        : {})}
    />
  );
  return (
    <Section title={t({ id: 'ticket.lots' }, { symbol })}>
      <Stack gap={16}>
        {isChoice && !isOnly ? (
          <SellAll
            all={lots.all}
            isBeyondAll={lots.isBeyondAll}
            isDisabled={view.marketObstacle !== null}
            disabledReason={disabledReason}
            onSell={onSell}
          />
        ) : null}
        {view.side === 'sell' && !isNone ? (
          <Text as="p" size={14}>
            {isOnly ? t({ id: 'ticket.lotsHint.only' }) : t({ id: 'ticket.lotsHint' })}
          </Text>
        ) : null}
        {problem === undefined ? null : <Banner tone="critical">{problem}</Banner>}
        {list}
      </Stack>
    </Section>
  );
}

interface LotListProps {
  readonly symbol: string;
  readonly query: ReturnType<typeof useLots>['query'];
  /** Live price; undefined uses the price of each lot. */
  readonly price: DecimalText | undefined;
  /** Shows the gain after the fees; without it, that at the price. */
  readonly isSale?: boolean;
  /** The lots to sell; one that is chosen without a choice names its gain in a line of its own. */
  readonly chosen?: readonly Lot[] | undefined;
  /** Makes the lots selectable. */
  readonly onChoose?: ((lot: CompleteLot) => void) | undefined;
}

/** A list of open lots, selectable when `onChoose` is given. */
export function LotList({ symbol, query, price, isSale = false, chosen, onChoose }: LotListProps) {
  const { t } = useI18n();
  const units = useUnitText();
  const now = useUpstreamNow();
  return (
    <QueryView
      query={query}
      loading={<RowSkeletons count={2} />}
      isEmpty={(lots) => !query.hasNextPage && lots.length === 0}
      empty={
        <EmptyState
          picture="wallet"
          title={units({ id: 'ticket.noLots.title' }, { symbol })}
          text={t({ id: 'ticket.noLots.text' })}
        />
      }
    >
      {(lots) => (
        <Stack gap={8}>
          <List label={t({ id: 'ticket.lots' }, { symbol })} onRangeChange={query.show}>
            {lots.map((lot, at) => (
              <LotRow
                key={rowKey(lot, at)}
                lot={lot}
                price={price ?? lot.currentPrice}
                isSale={isSale}
                withheldUntil={withheldUntil(lot, now)}
                isChosen={
                  chosen?.some(({ orderNumber }) => orderNumber === lot.orderNumber) === true
                }
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

interface LotRowProps extends Pick<LotListProps, 'onChoose'> {
  readonly lot: Position;
  readonly price: DecimalText | null;
  readonly isSale: boolean;
  readonly withheldUntil: number | null;
  readonly isChosen: boolean;
}

function LotRow({ lot, price, isSale, withheldUntil: until, isChosen, onChoose }: LotRowProps) {
  const { t, formatDateTime } = useI18n();
  const shortDay = useShortDay();
  const amounts = useAmounts();
  const units = useUnitText();
  const now = useUpstreamNow();
  const dayOf = calendarDayIn();
  const { costPrice, createdAt, quantity } = lot;
  const canBeSold = onChoose !== undefined && until === null;
  const missing = canBeSold ? missingOf(lot, requiredFields.lot) : null;
  const result =
    price === null || costPrice === null || quantity === null
      ? null
      : positionReturn(costPrice, price, quantity);
  const { tradeFee } = useOperatorRules();
  const saleResult =
    price === null || !isCompleteLot(lot)
      ? null
      : saleGain(
          lotOf(lot),
          { quantity: lot.quantity, total: saleProceeds(price, lot.quantity).total },
          tradeFee,
        );
  const gain = isSale ? (saleResult?.gain ?? null) : (result?.profit ?? null);
  const percent = isSale ? (saleResult?.percent ?? null) : (result?.percent ?? null);
  const change = <Change amount={gain} unit="US$" percent={percent} own />;
  const isOnly = isChosen && onChoose === undefined;
  function remark() {
    if (until === null) {
      if (missing !== null) return <RowObstacleText field={missing} />;
      return isOnly ? (
        <Inline justify="between" lastAtEnd>
          <Text size={14} tone="muted">
            {t({ id: 'ticket.gainWithFees' })}
          </Text>
          <Text size={14}>{change}</Text>
        </Inline>
      ) : null;
    }
    return (
      <Text size={14} tone="caution">
        {t({ id: 'ticket.lotWithheld' }, { date: formatDateTime(until) })}
      </Text>
    );
  }
  return (
    <ListRow
      {...(canBeSold && isCompleteLot(lot)
        ? {
            onPress: () => onChoose(lot),
            leading: <Icon name={isChosen ? 'boxChecked' : 'boxUnchecked'} />,
          }
        : {})}
      selected={isChosen && !isOnly}
      title={
        quantity === null
          ? dash
          : amounts.counted(quantity, (count) => units({ id: 'order.shares' }, { count }))
      }
      wrap
      subtitle={
        createdAt === null
          ? t({ id: 'ticket.lotCost' }, { cost: amounts.price(costPrice) })
          : t(
              { id: 'ticket.lotBought' },
              {
                when: dayName(dayOf(createdAt), dayOf(now)),
                day: shortDay(createdAt) ?? dash,
                cost: amounts.price(costPrice),
              },
            )
      }
      trailing={<Money amount={result?.marketValue ?? null} unit="US$" />}
      trailingSub={isOnly ? undefined : change}
      below={remark()}
    />
  );
}

interface SellAllProps extends Pick<ReturnType<typeof useLots>, 'all' | 'isBeyondAll'> {
  readonly isDisabled: boolean;
  /** Undefined while the reason is still loading. */
  readonly disabledReason: string | undefined;
  readonly onSell: (lots: readonly Lot[]) => void;
}

/**
 * Button that opens the review of the sale of all sellable lots, at most `limits.lotsPerSale` at
 * once. If the full list of lots cannot be read, says so instead.
 */
function SellAll({ all, isBeyondAll, isDisabled, disabledReason, onSell }: SellAllProps) {
  const { t } = useI18n();
  const units = useUnitText();
  const { counted } = useAmounts();
  const now = useUpstreamNow();
  if (all === undefined) {
    return isBeyondAll ? (
      <Text size={14} tone="muted" as="p">
        {t({ id: 'ticket.sellAll.unknown' })}
      </Text>
    ) : null;
  }
  const lots = sellableLots(all, now);
  if (lots.length === 0) return null;
  const batch = lots.slice(0, limits.lotsPerSale);
  const isAll = batch.length === lots.length;
  const total = batch.reduce((sum, { quantity }) => sum + quantity, 0);
  const shares = counted(total, (count) => units({ id: 'order.shares' }, { count }));
  return (
    <Stack gap={4}>
      <Button
        tone="neutral"
        fullWidth
        disabled={isDisabled}
        disabledReason={disabledReason}
        onPress={() => onSell(batch)}
      >
        {isAll ? t({ id: 'ticket.sellAll' }, { shares }) : t({ id: 'ticket.sellPart' }, { shares })}
      </Button>
      {isAll ? null : (
        <Text size={14} tone="muted" as="p">
          {t({ id: 'ticket.sellPart.hint' }, { count: batch.length, all: lots.length })}
        </Text>
      )}
    </Stack>
  );
}
