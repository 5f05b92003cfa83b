import { type Debt, debtQuery, quoteQuery } from '@corro/client';
import { debtInterest, type DecimalText } from '@corro/domain';
import {
  ActionBar,
  Button,
  IconButton,
  type KeyFigure,
  KeyFigures,
  Money,
  NearView,
  Page,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { AboutSection } from '../../../common/products/AboutSection.tsx';
import { paths } from '../../../links.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { useDebtText } from '../debt/useDebtText.ts';
import { YieldCurves } from '../debt/YieldCurves.tsx';
import { FutureSection } from '../futures/FutureSection.tsx';
import { FavouriteStar } from './FavouriteStar.tsx';
import { InstrumentFigures } from './InstrumentFigures.tsx';
import { useIsUnknownInstrument } from '../../../common/instruments/NoSuchInstrument.tsx';
import { InstrumentView } from './InstrumentView.tsx';
import { PositionSection, useHolding } from './PositionSection.tsx';
import { RelatedNews } from './RelatedNews.tsx';

/** Detail of an instrument: price, chart, position, figures and the buttons to an order. */
export default function StockDetailScreen() {
  const { symbol = '', name: hint = '' } = useParams();
  const { t } = useI18n();
  const quote = useQuery(quoteQuery(useApi(), { symbol }));
  const isUnknown = useIsUnknownInstrument(quote);
  const market = quote.data?.market;
  const holding = useHolding(symbol, market);
  const { debt, debts, isLoading: isDebtLoading } = useDebts(symbol, market);
  const percent = debt?.yieldPercent ?? null;
  const { yearly } = useDebtText();
  const debtYield =
    percent === null ? undefined : (
      <Text size={40} weight="strong">
        {yearly(percent)}
      </Text>
    );
  const unit =
    debt === undefined
      ? undefined
      : ({ money: 'US$', words: t({ id: 'debt.price.unit' }) } as const);
  // The name in the address is a hint until the quote loads.
  const name = quote.data?.name ?? hint;
  const isLoading = !holding.isSettled && (market !== undefined || quote.isFetching);
  return (
    <Screen
      title={name}
      subtitle={[symbol, quote.data?.exchangeName ?? ''].filter(Boolean).join(' · ')}
      {...(isUnknown
        ? {}
        : {
            actions: (
              <>
                <FavouriteStar symbol={symbol} />
                <IconButton
                  icon="records"
                  label={t({ id: 'stock.records' })}
                  href={paths.instrumentRecords(symbol)}
                />
              </>
            ),
            footer: (
              <TradeBar
                symbol={symbol}
                name={name}
                market={market}
                owns={holding.owns}
                isLoading={isLoading}
                hasNoPrice={quote.data === undefined && quote.isError}
              />
            ),
          })}
    >
      <Page wide>
        <InstrumentView
          symbol={symbol}
          quote={quote}
          first={isDebtLoading ? <Skeleton height={48} width="60%" /> : debtYield}
          unit={unit}
        >
          {holding.isSettled ? (
            <>
              <PositionSection holding={holding} quote={quote.data} />
              {market === 'FUTURE' ? <FutureSection symbol={symbol} /> : null}
              {debt === undefined ? null : (
                <DebtSection debt={debt} debts={debts} price={quote.data?.price ?? null} />
              )}
              <NearView>
                <InstrumentFigures
                  symbol={symbol}
                  market={undefined}
                  quote={quote.data}
                  unit={unit?.money}
                />
                <AboutSection title={t({ id: 'stock.about' })} text={quote.data?.about ?? null} />
                <NearView>
                  <RelatedNews title={t({ id: 'stock.news' })} instruments={[{ symbol, name }]} />
                </NearView>
              </NearView>
            </>
          ) : (
            <Skeleton height={240} />
          )}
        </InstrumentView>
      </Page>
    </Screen>
  );
}

/**
 * All treasury debt, and the item with this code if it has a yield. Read only for the market of
 * debt.
 */
function useDebts(symbol: string, market: string | undefined) {
  const { data = [], isLoading } = useQuery({
    ...debtQuery(useApi()),
    enabled: market === 'CGI',
  });
  const debt = data.find((item) => item.symbol === symbol && item.yieldPercent !== null);
  return { debts: data, debt, isLoading };
}

interface TradeBarProps {
  readonly symbol: string;
  readonly name: string;
  /** Undefined until the first quote. */
  readonly market: string | undefined;
  /** Undefined while unknown. */
  readonly owns: boolean | undefined;
  /** While `owns` loads, a skeleton stands in for the sell button. */
  readonly isLoading: boolean;
  /** True if no price could be read: there is nothing to agree to then. */
  readonly hasNoPrice: boolean;
}

/**
 * The buy button, and the sell button unless the customer has nothing to sell. The ticket finds a
 * missing market itself.
 */
function TradeBar(props: TradeBarProps) {
  const { symbol, name, market = '', owns, isLoading, hasNoPrice } = props;
  const { t } = useI18n();
  const stock = { symbol, market, name };
  if (hasNoPrice) {
    return (
      <ActionBar>
        <Button fullWidth disabled disabledReason={t({ id: 'stock.noPrice' })}>
          {t({ id: 'stock.buy' })}
        </Button>
      </ActionBar>
    );
  }
  return (
    <ActionBar>
      <Button fullWidth href={paths.stockTrading(stock, 'buy')}>
        {t({ id: 'stock.buy' })}
      </Button>
      {owns === false ? null : owns === undefined && isLoading ? (
        <Skeleton height={48} />
      ) : (
        <Button tone="neutral" fullWidth href={paths.stockTrading(stock, 'sell')}>
          {t({ id: 'stock.sell' })}
        </Button>
      )}
    </ActionBar>
  );
}

/** Term and interest of treasury debt, and its place on the yield curve of its issuer. */
function DebtSection({
  debt,
  debts,
  price,
}: {
  debt: Debt;
  debts: readonly Debt[];
  price: DecimalText | null;
}) {
  const { t } = useI18n();
  const { term } = useDebtText();
  const { termDays, paidUntilDue, symbol } = debt;
  const figures: readonly KeyFigure[] = [
    ...(termDays === null
      ? []
      : [{ label: t({ id: 'debt.term' }), value: <Text>{term(termDays)}</Text> }]),
    ...money(t({ id: 'debt.paid' }), paidUntilDue),
    ...money(t({ id: 'debt.interest' }), debtInterest(price, paidUntilDue)),
  ];
  return (
    <Section title={t({ id: 'debt.section' })}>
      <Stack gap={16}>
        <KeyFigures figures={figures} />
        <Text as="p" size={14} tone="muted">
          {t({ id: 'debt.about' })}
        </Text>
        {symbol === null ? null : <YieldCurves debts={debts} chosen={symbol} />}
      </Stack>
    </Section>
  );
}

function money(label: string, amount: DecimalText | null): readonly KeyFigure[] {
  return amount === null
    ? []
    : [{ label, value: <Money amount={amount} unit="US$" own={false} /> }];
}
