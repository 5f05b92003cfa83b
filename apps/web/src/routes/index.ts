import type { RouteName } from '../links.ts';
import { accountRoutes, settingsRoutes } from './account.ts';
import type { AppRoute } from './AppRoute.ts';
import { homeRoutes } from './home.ts';
import { marketRoutes } from './markets.ts';
import { moneyRoutes } from './money.ts';
import { productRoutes } from './products.ts';
import { tradingRoutes } from './trading.ts';

export type { AppRoute } from './AppRoute.ts';

/** Every address that needs a token (spec §2). */
export const routes: Readonly<Record<RouteName, AppRoute>> = {
  ...homeRoutes,
  ...marketRoutes,
  ...tradingRoutes,
  ...productRoutes,
  ...moneyRoutes,
  ...accountRoutes,
  ...settingsRoutes,
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table are its names
export const routeNames = Object.keys(routes) as readonly RouteName[];
