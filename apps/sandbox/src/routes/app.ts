import { Hono, type Context } from 'hono';
import { no } from '../rules/answer.ts';
import { doDueWork } from '../rules/due/index.ts';
import { sessionOf } from '../rules/session.ts';
import type { World } from '../rules/world.ts';
import { accountRoutes } from './account.ts';
import { bodyLimits, drain } from './bodyLimits.ts';
import { cardRoutes } from './cards.ts';
import { dealRoutes } from './deal.ts';
import { failed } from './failed.ts';
import { favouriteRoutes } from './favourites.ts';
import { fundRoutes } from './funds.ts';
import { identityRoutes } from './identity.ts';
import { ipoRoutes } from './ipo.ts';
import { loanRoutes } from './loans.ts';
import { marketRoutes } from './markets.ts';
import { messageRoutes } from './messages.ts';
import { newsRoutes } from './news.ts';
import type { Call, Route } from './route.ts';
import { send } from './send.ts';
import { offerRoutes } from './offers.ts';
import { inputOf, keyOf } from './readCall.ts';
import { rechargeRoutes } from './recharges.ts';
import { sessionRoutes } from './session.ts';
import { withdrawalRoutes } from './withdrawals.ts';

/** Every call of the contract. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...marketRoutes,
  ...newsRoutes,
  ...accountRoutes,
  ...cardRoutes,
  ...dealRoutes,
  ...favouriteRoutes,
  ...fundRoutes,
  ...identityRoutes,
  ...ipoRoutes,
  ...loanRoutes,
  ...messageRoutes,
  ...offerRoutes,
  ...rechargeRoutes,
  ...withdrawalRoutes,
];

// An answer of the API is never a page, never framed, never kept; and it says what it is.
const headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'x-corro-simulated': 'true',
};

async function respond(world: World, route: Route, context: Context): Promise<Response> {
  if (route.open) {
    const call: Call = { world, key: keyOf(context) };
    return send(context, await route.answer(await inputOf(context, route), call));
  }
  const session = await sessionOf(world, context.req.header('token') ?? null);
  if (session === null) {
    await drain(context);
    return context.json({ msg: 'logout', data: null }, 400);
  }
  const call = { world, key: keyOf(context), session };
  await doDueWork(world, session.due);
  return send(context, await route.answer(await inputOf(context, route), call));
}

/** The whole API, under `/api`. `onFault` hears of what should not have happened. */
export function createApp(world: World, onFault: (error: unknown) => void): Hono {
  const app = new Hono();
  app.use('*', async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  });
  for (const route of routes) {
    app.on(route.method, `/api${route.path}`, bodyLimits[route.carries], (context) =>
      respond(world, route, context),
    );
  }
  app.notFound((context) => send(context, no('not-found'), 404));
  app.onError((error, context) => {
    const refusal = failed(error);
    if (refusal !== null) return send(context, refusal.answer, refusal.status);
    onFault(error);
    return context.text('internal error', 500);
  });
  return app;
}
