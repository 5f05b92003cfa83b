import { balanceQuery, type Quote, quoteQuery } from '@corro/client';
import { type DecimalText, limits, type Lot, positionTypeOf, type Side } from '@corro/domain';
import {
  Change,
  Columns,
  formatDecimal,
  formatMoney,
  IconButton,
  Inline,
  Page,
  Skeleton,
  Stack,
  Text,
} from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useUpstreamNow } from '../../../common/ages.tsx';
import {
  NoSuchInstrument,
  useIsUnknownInstrument,
} from '../../../common/instruments/NoSuchInstrument.tsx';
import { dayFigures } from '../../../common/prices/dayFigures.ts';
import { PriceNow } from '../../../common/prices/PriceNow.tsx';
import { decimalsOf, priceUnit } from '../../../common/prices/priceText.ts';
import { useLazySheet } from '../../../common/overlays/useLazySheet.ts';
import type { QueryResult } from '../../../common/queries/queryError.tsx';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { useTab } from '../../../common/useTab.ts';
import { useFlowSheet } from '../../../flows/orders/useFlowSheet.ts';
import { patterns } from '../../../links.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { Lots } from './Lots.tsx';
import { SaleFigures } from './SaleFigures.tsx';
import { ReviewBar, TicketForm } from './TicketForm.tsx';
import { TicketPending } from './TicketPending.tsx';
import { UnitProvider } from './ticketText.ts';
import { isSold, sellableLots, useLots } from './useLots.ts';
import { type StockTicket, useStockTicket } from './useStockTicket.ts';

const sides: readonly [Side, Side] = ['buy', 'sell'];
const form = 'ticket';
const loadSheet = () => import('./TicketSheet.tsx');

/** The ticket that buys and sells one instrument (spec §2 Stock trading). */
export default function StockTradingScreen() {
  const { symbol = '', market: inPath = '', name: hint = '' } = useParams();
  const { t } = useI18n();
  const api = useApi();
  const params = { symbol, market: marketOf(inPath), mold: 'stock' } as const;
  const quote = useQuery(quoteQuery(api, params, 'tradingScreen'));
  const balance = useQuery(balanceQuery(api));
  const marketTag = (quote.data?.market || marketOf(inPath)) ?? quote.data?.market;
  const lots = useLots(symbol, marketTag === undefined ? undefined : positionTypeOf(marketTag));
  const [side, showSide] = useTab('type', sides);
  const ticket = useStockTicket({
    symbol,
    quote: quote.data,
    balance: balance.data,
    side,
    lots: lots.all,
  });
  const sheet = useFlowSheet(ticket);
  const code = useLazySheet(loadSheet, sheet.open, sheet.close);
  const sell = (chosen: readonly Lot[]) => {
    ticket.send({ type: 'EDIT', edit: { type: 'LOTS', lots: chosen } });
    ticket.send({ type: 'REVIEW' });
  };
  const sellable = sellableLots(lots.all ?? [], useUpstreamNow()).slice(0, limits.lotsPerSale);
  useSellAllRequest(ticket, sellable, sell);
  useOnlyLot(ticket, sellable);
  const refusedLots = ticket.view.sales
    .filter(({ refusal }) => refusal !== null)
    .map(({ lot }) => lot)
    .filter((lot) => !isSold(lot, lots.all));
  const { order } = ticket.view;
  const isUnknown = quote.isError && quote.data === undefined;
  const isNone = useIsUnknownInstrument(quote);
  const isLoading = quote.isLoading || balance.isLoading;
  const isFormShown = !isUnknown && !sheet.isMinimised;
  const price = quote.data?.price ?? undefined;
  const lotProps = { ticket, symbol, lots, price, onSell: sell };
  return (
    <Screen
      // The name in the address is untrusted; the quote has the real one.
      title={quote.data?.name ?? hint}
      subtitle={[symbol, quote.data?.exchangeName ?? ''].filter(Boolean).join(' · ')}
      actions={
        <IconButton icon="records" label={t({ id: 'route.records' })} href={patterns.records} />
      }
      footer={
        isFormShown ? (
          <ReviewBar
            view={ticket.view}
            isLoading={isLoading}
            isOpening={sheet.open && code === null}
            form={form}
          />
        ) : undefined
      }
    >
      <UnitProvider value={positionTypeOf(marketTag ?? '')}>
        <Page>
          <Columns
            gap={16}
            first={
              <>
                {isNone ? <NoSuchInstrument /> : <PriceHead query={quote} />}
                {marketTag !== undefined && priceUnit(marketTag) === undefined ? (
                  <Text as="p" size={14} tone="muted">
                    {t({ id: 'ticket.unitNote' })}
                  </Text>
                ) : null}
                {sheet.isMinimised && order !== null ? (
                  <TicketPending terms={order.terms} onSee={sheet.show} />
                ) : null}
              </>
            }
            second={isFormShown ? <TicketForm id={form} {...lotProps} onSide={showSide} /> : null}
            // `Columns` shows it below the form, or in two columns below the price.
            {...(isFormShown
              ? {
                  third:
                    ticket.view.side === 'buy' ? (
                      <Lots {...lotProps} />
                    ) : (
                      <SaleFigures view={ticket.view} sellable={sellable} price={price} />
                    ),
                }
              : {})}
          />
        </Page>
        {code === null ? null : (
          <code.TicketSheet
            ticket={ticket}
            name={quote.data?.name ?? symbol}
            sheet={sheet}
            onSellRest={
              refusedLots.length === 0
                ? null
                : () => {
                    sheet.goOn();
                    sell(refusedLots);
                  }
            }
          />
        )}
      </UnitProvider>
    </Screen>
  );
}

/** The market in an address; `-` means unknown. */
function marketOf(market: string): string | undefined {
  return market === '-' ? undefined : market;
}

/** The live price, its change today, and the range of the day. */
function PriceHead({ query }: { query: QueryResult<Quote> }) {
  const { t, numberLocale } = useI18n();
  return (
    <QueryView query={query} loading={<Skeleton height={51} width="70%" />}>
      {(quote) => {
        const { price, market, readAt, change, changePercent } = quote;
        const { low, high } = dayFigures(quote);
        const unit = priceUnit(market);
        const boundText = (bound: DecimalText | null) => {
          const digits = decimalsOf(price, bound);
          const places = { min: digits, max: digits };
          return unit === undefined
            ? formatDecimal(numberLocale, bound, places)
            : formatMoney(numberLocale, bound, unit, places);
        };
        return (
          <Stack gap={4}>
            <Inline gap={8} align="baseline">
              <PriceNow
                value={price}
                market={market}
                readAt={readAt}
                poll="tradingScreen"
                size={20}
                ageSide="after"
              />
              <Change
                amount={change}
                percent={changePercent}
                digits={decimalsOf(price)}
                own={false}
                {...(unit === undefined ? {} : { unit })}
              />
              <Text size={14} tone="muted">
                {t({ id: 'ticket.today' })}
              </Text>
            </Inline>
            <Text size={14} tone="muted">
              {t({ id: 'ticket.range' }, { low: boundText(low), high: boundText(high) })}
            </Text>
          </Stack>
        );
      }}
    </QueryView>
  );
}

/**
 * Opens the review of the sale of all lots when the address requests it (`?lots=all`).
 * Only once: back and reload lead to the form.
 */
function useSellAllRequest(
  { view }: StockTicket,
  lots: readonly Lot[],
  onSell: (lots: readonly Lot[]) => void,
): void {
  const [search, setSearch] = useSearchParams();
  const isInAddress = search.has('lots');
  const [isRequested, setRequested] = useState(search.get('lots') === 'all');
  useEffect(() => {
    if (!isInAddress) return;
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('lots');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
    // oxlint-disable-next-line react/exhaustive-deps -- `setSearch` is a new function on each render, but does the same
  }, [isInAddress]);
  const canOpen =
    isRequested &&
    // The sheet pushes a history entry, so the address must be final before it opens.
    !isInAddress &&
    view.side === 'sell' &&
    view.phase === 'editing' &&
    view.marketObstacle === null &&
    lots.length > 0;
  useEffect(() => {
    if (!canOpen) return;
    setRequested(false);
    onSell(lots);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once: opens the review with the lots of that moment
  }, [canOpen]);
}

/** Chooses the lot to sell where there is only one. */
function useOnlyLot({ view, send }: StockTicket, [only, another]: readonly Lot[]): void {
  const isChoice = view.side === 'sell' && view.phase === 'editing' && view.lots.length === 0;
  const lot = isChoice && another === undefined ? only : undefined;
  useEffect(() => {
    if (lot !== undefined) send({ type: 'EDIT', edit: { type: 'LOTS', lots: [lot] } });
    // oxlint-disable-next-line react/exhaustive-deps -- the lot is a new object on each render, but has the same number
  }, [lot?.orderNumber]);
}
