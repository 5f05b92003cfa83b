import { patterns, type RouteName } from '../links.ts';
import { accountRoutes } from './account.ts';
import type { AppRoute } from './AppRoute.ts';
import { homeRoutes } from './home.ts';
import { marketRoutes } from './markets.ts';
import { moneyRoutes } from './money.ts';
import { productRoutes } from './products.ts';
import { tradingRoutes } from './trading.ts';

export type { AppRoute } from './AppRoute.ts';

const table: Readonly<Record<RouteName, Omit<AppRoute, 'path'>>> = {
  ...homeRoutes,
  ...marketRoutes,
  ...tradingRoutes,
  ...productRoutes,
  ...moneyRoutes,
  ...accountRoutes,
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table are its names
export const routeNames = Object.keys(table) as readonly RouteName[];

/** Every address that needs a token (spec §2). */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of the table
export const routes = Object.fromEntries(
  routeNames.map((name) => [name, { path: patterns[name], ...table[name] }]),
) as Readonly<Record<RouteName, AppRoute>>;
