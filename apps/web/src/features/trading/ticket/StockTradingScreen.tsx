import { balanceQuery, quoteQuery } from '@corro/client';
import { type Lot, positionTypeOf, type Side } from '@corro/domain';
import { IconButton, Page, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useServices } from '../../../app/services.ts';
import { priceUnit } from '../../../common/prices/priceText.ts';
import { useTab } from '../../../common/useTab.ts';
import { useFlowSheet } from '../../../flows/orders/FlowSheet.tsx';
import { patterns } from '../../../links.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { LotSales, pendingLots } from './LotSales.tsx';
import { PriceHead } from './PriceHead.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import { TicketForm } from './TicketForm.tsx';
import { TicketSheet } from './TicketSheet.tsx';
import { TicketPending } from './TicketUnknown.tsx';
import { UnitProvider } from './ticketText.ts';
import { sharesIn, useLots } from './useLots.ts';
import { useSellAllAsked } from './useSellAllAsked.ts';
import { useStockTicket, useTicketMarket } from './useStockTicket.ts';

const sides: readonly [Side, Side] = ['buy', 'sell'];
const form = 'ticket';

/** Buying and selling one share or another market instrument (spec §2 Stock trading). */
export default function StockTradingScreen() {
  const { symbol = '', market: inPath = '', name: hint = '' } = useParams();
  const { t } = useI18n();
  const api = useApi();
  const asked = { symbol, market: named(inPath), mold: 'stock' } as const;
  const quote = useQuery(quoteQuery(api, asked, 'tradingScreen'));
  const balance = useQuery(balanceQuery(api));
  const marketTag = (quote.data?.market || named(inPath)) ?? quote.data?.market;
  const lots = useLots(symbol, marketTag === undefined ? undefined : positionTypeOf(marketTag));
  const [side, showSide] = useTab('type', sides);
  const market = useTicketMarket({ symbol, quote: quote.data, balance: balance.data });
  const ticket = useStockTicket({ market, side, lots: lots.all });
  const sheet = useFlowSheet(ticket);
  const { storage } = useServices();
  const [sale, setSale] = useState(() => {
    const pending = pendingLots(storage, symbol);
    return { count: 0, lots: pending, isOpen: pending.length > 0, isMinimised: false };
  });
  const sell = (chosen: readonly Lot[]) => {
    ticket.send({ type: 'EDIT', edit: { type: 'LOTS', lots: chosen } });
    if (chosen.length > 1) {
      setSale({ count: sale.count + 1, lots: chosen, isOpen: true, isMinimised: false });
    } else ticket.send({ type: 'REVIEW' });
  };
  useSellAllAsked({ ticket, all: lots.all, onSell: sell });
  const isMinimised = sheet.isMinimised || sale.isMinimised;
  const { order } = ticket.view;
  const isUnknown = quote.isError && quote.data === undefined;
  const isLoading = quote.isLoading || balance.isLoading;
  return (
    <Screen
      // The address may name anything: what is reviewed and bought is what the quote names.
      title={quote.data?.name ?? hint}
      subtitle={symbol}
      actions={
        <IconButton icon="records" label={t({ id: 'route.records' })} href={patterns.records} />
      }
      footer={
        isUnknown || isMinimised ? undefined : (
          <ReviewBar view={ticket.view} isLoading={isLoading} form={form} />
        )
      }
    >
      <UnitProvider value={positionTypeOf(marketTag ?? '')}>
        <Page>
          <PriceHead query={quote} />
          {marketTag !== undefined && priceUnit(marketTag) === undefined ? (
            <Text as="p" size={14} tone="muted">
              {t({ id: 'ticket.unitNote' })}
            </Text>
          ) : null}
          {sheet.isMinimised && order !== null ? (
            <TicketPending terms={order.terms} onSee={sheet.show} />
          ) : null}
          {sale.isMinimised ? (
            <TicketPending
              terms={{ side: 'sell', symbol, quantity: sharesIn(sale.lots) }}
              onSee={() => setSale({ ...sale, isMinimised: false })}
            />
          ) : null}
          {isUnknown || isMinimised ? null : (
            <TicketForm
              id={form}
              ticket={ticket}
              symbol={symbol}
              lots={lots}
              price={quote.data?.price ?? undefined}
              onSide={showSide}
              onSell={sell}
            />
          )}
        </Page>
        <TicketSheet
          ticket={ticket}
          name={quote.data?.name ?? symbol}
          open={sheet.open}
          onClose={sheet.close}
          onAnother={sheet.goOn}
        />
        <LotSales
          // Another sale is other orders.
          key={sale.count}
          lots={sale.lots}
          market={market}
          name={quote.data?.name ?? symbol}
          isOpen={sale.isOpen}
          isMinimised={sale.isMinimised}
          onMinimise={() => setSale({ ...sale, isMinimised: true })}
          onLeave={(isConfirmed) => {
            setSale({ ...sale, isOpen: false, isMinimised: false });
            if (isConfirmed) ticket.send({ type: 'EDIT', edit: { type: 'LOTS', lots: [] } });
          }}
        />
      </UnitProvider>
    </Screen>
  );
}

/** The market in an address; `-` means unknown. */
function named(market: string): string | undefined {
  return market === '-' ? undefined : market;
}
