import { defineMessage } from '@corro/messages';
import { Suspense, useDeferredValue } from 'react';
import { matchRoutes, Navigate, useLocation, useNavigationType, useRoutes } from 'react-router-dom';
import type { CataloguePart, I18n } from '../app/i18n/i18n.ts';
import { loadWithSentences, useWithSentences } from '../app/i18n/withSentences.ts';
import { RouteProvider } from '../shell/route.ts';
import { ScreenLoading } from '../shell/Screen.tsx';
import { routeEntry, routeNames, type Route, type RouteName } from './addresses.ts';
import { FailedPlace, ScreenBoundary } from './ScreenBoundary.tsx';
import { signedOutRoutes } from './signedOutAddresses.ts';
import type { LoadScreen } from './signedOutRoutes.ts';
import { useScrollMemory } from './useScrollMemory.ts';

/** The screen of each route that needs a token. */
const screens: Readonly<Record<RouteName, LoadScreen>> = {
  home: () => import('../features/home/HomeScreen.tsx'),
  markets: () => import('../features/markets/MarketsScreen.tsx'),
  watchlists: () => import('../features/markets/watchlists/WatchlistsScreen.tsx'),
  trade: () => import('../features/portfolio/TradeScreen.tsx'),
  account: () => import('../features/account/AccountScreen.tsx'),
  accountChanges: () => import('../features/account/changes/AccountChangesScreen.tsx'),
  rechargeWithdraw: () => import('../features/account/changes/MoneyChangeScreen.tsx'),
  gains: () => import('../features/gains/GainsScreen.tsx'),
  documents: () => import('../features/documents/DocumentsScreen.tsx'),
  inbox: () => import('../features/notices/InboxScreen.tsx'),
  indexDetail: () => import('../features/markets/instrument/IndexDetailScreen.tsx'),
  stockDetail: () => import('../features/markets/instrument/StockDetailScreen.tsx'),
  tradingView: () => import('../features/markets/TradingViewScreen.tsx'),
  stockTrading: () => import('../features/trading/ticket/StockTradingScreen.tsx'),
  settings: () => import('../features/settings/SettingsScreen.tsx'),
  loginPassword: () => import('../features/auth/LoginPasswordScreen.tsx'),
  realName: () => import('../features/identity/RealNameScreen.tsx'),
  bankCards: () => import('../features/cards/BankCardsScreen.tsx'),
  sessions: () => import('../features/sessions/SessionsScreen.tsx'),
  legal: () => import('../features/legal/LegalScreen.tsx'),
  passkeys: () => import('../features/passkeys/PasskeysScreen.tsx'),
  customerService: () => import('../features/support/CustomerServiceScreen.tsx'),
  news: () => import('../features/news/NewsScreen.tsx'),
  newsItem: () => import('../features/news/NewsItemScreen.tsx'),
  blockTrading: () => import('../features/deals/BlockTradingScreen.tsx'),
  blockOrders: () => import('../features/deals/BlockOrdersScreen.tsx'),
  qip: () => import('../features/deals/QipScreen.tsx'),
  qipOrders: () => import('../features/deals/QipOrdersScreen.tsx'),
  ipo: () => import('../features/ipo/IpoScreen.tsx'),
  ipoOrders: () => import('../features/ipo/orders/IpoOrdersScreen.tsx'),
  funds: () => import('../features/funds/FundInvestmentScreen.tsx'),
  fundOrders: () => import('../features/funds/orders/FundOrdersScreen.tsx'),
  forex: () => import('../features/markets/ForexScreen.tsx'),
  futures: () => import('../features/markets/FuturesScreen.tsx'),
  treasuryDebt: () => import('../features/markets/TreasuryDebtScreen.tsx'),
  tradeNoNav: () => import('../features/portfolio/TradeScreen.tsx'),
  recharge: () => import('../features/money/recharge/RechargeScreen.tsx'),
  withdraw: () => import('../features/money/withdraw/WithdrawScreen.tsx'),
  withdrawRecords: () => import('../features/money/records/WithdrawRecordsScreen.tsx'),
  rechargeRecords: () => import('../features/money/records/RechargeRecordsScreen.tsx'),
  loan: () => import('../features/loans/LoanScreen.tsx'),
  loanApplication: () => import('../features/loans/records/LoanApplicationScreen.tsx'),
  loanRecords: () => import('../features/loans/records/LoanRecordsScreen.tsx'),
  records: () => import('../features/trading/orders/RecordsScreen.tsx'),
};

/** A route as React Router takes it, with its screen and the part of the catalogue that has its sentences. */
function entryOf(part: CataloguePart, route: Route, screen: LoadScreen) {
  return { path: route.path, part, screen, element: <Place {...{ part, route, screen }} /> };
}

/** What an address that no route has shows. */
const notFound = entryOf(
  'notFound',
  { path: '*', title: defineMessage({ id: 'notFound.title' }) },
  () => import('../shell/NotFoundScreen.tsx'),
);

const entries = [
  ...routeNames.map((name) => entryOf(name, routeEntry(name), screens[name])),
  notFound,
];

/** A customer has no business at a public address. */
const redirects = Object.keys(signedOutRoutes).map((path) => ({
  path,
  element: <Navigate to="/" replace />,
}));

type Entry = (typeof entries)[number] | (typeof redirects)[number];

const table: readonly Entry[] = [...entries, ...redirects];

/** More addresses than a customer goes to and fro between. */
const mostKnown = 50;
const known = new Map<string, Entry[]>();

/**
 * The entry of an address, as a table of its own: the router sorts its whole table anew for each
 * address that it looks up, while the customer waits. An address that was pressed is known.
 */
function entryAt(pathname: string): Entry[] {
  const before = known.get(pathname);
  if (before !== undefined) return before;
  const entry = matchRoutes([...table], pathname)?.[0]?.route ?? notFound;
  if (known.size >= mostKnown) known.clear();
  known.set(pathname, [entry]);
  return [entry];
}

/** The path that an address is of: of several that it fits, the one whose screen is shown. */
export function pathAt(pathname: string): string | undefined {
  return entryAt(pathname)[0]?.path;
}

/** Fetches the screen of an address and its sentences ahead of showing it. Rejects when they cannot be had. */
export async function preload(pathname: string, i18n: Pick<I18n, 'partLoader'>): Promise<void> {
  const [entry] = entryAt(pathname);
  if (entry === undefined || !('screen' in entry)) return;
  await loadWithSentences(entry.screen, entry.part, i18n);
}

/** The screen of the address that the router is at. */
export function AppRoutes() {
  // React animates no update of `popstate` itself, but one that follows it.
  const location = useDeferredValue(useLocation());
  useScrollMemory(location, useDeferredValue(useNavigationType()));
  return useRoutes(entryAt(location.pathname), location);
}

interface PlaceProps {
  readonly part: CataloguePart;
  readonly route: Route;
  readonly screen: LoadScreen;
}

function Place({ part, route, screen }: PlaceProps) {
  const { pathname } = useLocation();
  return (
    <RouteProvider value={route}>
      <ScreenBoundary
        screenKey={pathname}
        renderFailure={(error, retry) => <FailedPlace error={error} onRetry={retry} />}
      >
        <Suspense fallback={<ScreenLoading />}>
          <LoadedScreen key={pathname} part={part} screen={screen} />
        </Suspense>
      </ScreenBoundary>
    </RouteProvider>
  );
}

function LoadedScreen({ part, screen }: Omit<PlaceProps, 'route'>) {
  const { default: Screen } = useWithSentences(screen, part);
  return <Screen />;
}
