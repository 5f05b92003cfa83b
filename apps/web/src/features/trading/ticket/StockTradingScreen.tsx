import { balanceQuery, quoteQuery } from '@corro/client';
import { positionTypeOf, type Side } from '@corro/domain';
import { IconButton, Page, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { priceUnit } from '../../../common/prices/priceText.ts';
import { useTab } from '../../../common/useTab.ts';
import { useFlowSheet } from '../../../flows/orders/FlowSheet.tsx';
import { routes } from '../../../routing/addresses.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { PriceHead } from './PriceHead.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import { TicketForm } from './TicketForm.tsx';
import { TicketSheet } from './TicketSheet.tsx';
import { TicketPending } from './TicketUnknown.tsx';
import { UnitProvider } from './ticketText.ts';
import { useLots } from './useLots.ts';
import { useStockTicket } from './useStockTicket.ts';

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
  const market = (quote.data?.market || named(inPath)) ?? quote.data?.market;
  const lots = useLots(symbol, market === undefined ? undefined : positionTypeOf(market));
  const [side, showSide] = useTab('type', sides);
  const sources = { symbol, side, quote: quote.data, balance: balance.data, lots: lots.all };
  const ticket = useStockTicket(sources);
  const sheet = useFlowSheet(ticket);
  const { order } = ticket.view;
  const isUnknown = quote.isError && quote.data === undefined;
  const isLoading = quote.isLoading || balance.isLoading;
  return (
    <Screen
      // The address may name anything: what is reviewed and bought is what the quote names.
      title={quote.data?.name ?? hint}
      subtitle={symbol}
      actions={
        <IconButton icon="records" label={t({ id: 'route.records' })} href={routes.records.path} />
      }
      footer={
        isUnknown || sheet.isMinimised ? undefined : (
          <ReviewBar view={ticket.view} isLoading={isLoading} form={form} />
        )
      }
    >
      <UnitProvider value={positionTypeOf(market ?? '')}>
        <Page>
          <PriceHead query={quote} />
          {market !== undefined && priceUnit(market) === undefined ? (
            <Text as="p" size={14} tone="muted">
              {t({ id: 'ticket.unitNote' })}
            </Text>
          ) : null}
          {sheet.isMinimised && order !== null ? (
            <TicketPending terms={order.terms} onSee={sheet.show} />
          ) : null}
          {isUnknown || sheet.isMinimised ? null : (
            <TicketForm
              id={form}
              ticket={ticket}
              symbol={symbol}
              lots={lots.query}
              price={quote.data?.price ?? undefined}
              onSide={showSide}
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
      </UnitProvider>
    </Screen>
  );
}

/** The market in an address; `-` means unknown. */
function named(market: string): string | undefined {
  return market === '-' ? undefined : market;
}
