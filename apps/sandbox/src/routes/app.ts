import { Hono, type Context } from 'hono';
import { languageDetector } from 'hono/language';
import { routePath } from 'hono/route';
import { languages } from '../languages/translate.ts';
import type { CallTold } from '../observer.ts';
import { no } from '../rules/answer.ts';
import { CheckedSessions } from '../rules/checkedSessions.ts';
import type { JobWorker } from '../rules/jobs/jobWorker.ts';
import type { RuleContext } from '../rules/ruleContext.ts';
import { readToken, sessionOf } from '../rules/sessions.ts';
import { callLimitMs, CallScope, type OpenSession } from '../store/index.ts';
import { accountRoutes } from './account.ts';
import { drain, valuesLimit, withinScope } from './callLimits.ts';
import { cancelRoutes } from './cancelling.ts';
import { cardRoutes } from './cards.ts';
import { caseRoutes } from './cases.ts';
import { CustomerGate } from './customerGate.ts';
import { dealRoutes, offerRoutes } from './deal.ts';
import { favouriteRoutes } from './favourites.ts';
import { fundRoutes } from './funds.ts';
import { gainRoutes } from './gains.ts';
import { identityRoutes } from './identity.ts';
import { ipoRoutes } from './ipo.ts';
import { isKept, KeptAnswers, sendKept } from './keptAnswers.ts';
import { loanRoutes } from './loans.ts';
import { marketRoutes } from './markets.ts';
import { messageRoutes } from './messages.ts';
import { newsRoutes } from './news.ts';
import { noticeRoutes } from './notices.ts';
import { addressOf, checkOrigin } from './origin.ts';
import { inputOf, keyOf } from './readCall.ts';
import { passkeyRoutes } from './passkeys.ts';
import { quoteRoutes } from './quotes.ts';
import { quoteStreamRoutes } from './quoteStream.ts';
import { rechargeRoutes } from './recharges.ts';
import type { Call, ClosedRoute, OpenRoute, Route, Share } from './route.ts';
import { failed, send } from './send.ts';
import { sessionRoutes } from './session.ts';
import { sessionListRoutes } from './sessionList.ts';
import { startOverRoutes } from './startOver.ts';
import { statementRoutes } from './statementList.ts';
import { asUpload } from './uploads.ts';
import { withdrawalRoutes } from './withdrawals.ts';

/** Every call of the contract. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...marketRoutes,
  ...newsRoutes,
  ...accountRoutes,
  ...cancelRoutes,
  ...cardRoutes,
  ...caseRoutes,
  ...dealRoutes,
  ...favouriteRoutes,
  ...fundRoutes,
  ...gainRoutes,
  ...identityRoutes,
  ...ipoRoutes,
  ...loanRoutes,
  ...messageRoutes,
  ...noticeRoutes,
  ...offerRoutes,
  ...passkeyRoutes,
  ...quoteRoutes,
  ...quoteStreamRoutes,
  ...rechargeRoutes,
  ...sessionListRoutes,
  ...startOverRoutes,
  ...statementRoutes,
  ...withdrawalRoutes,
];

/** What the contract has every answer say. What keeps a browser from taking it for a page is the server's. */
const headers = {
  'x-corro-simulated': 'true',
  'idempotency-honoured': 'true',
};

/** By `Accept-Language`; the code's own where it names none of ours. */
const languageOfCall = languageDetector({
  order: ['header'],
  caches: false,
  supportedLanguages: [...languages],
  fallbackLanguage: languages[0],
});

/** A customer's calls that one process works on at a time: those that move money, and all others. */
const callsAtOnce = { keyed: 2, other: 4 };

/** What the API takes beside the context of the rules. */
export interface AppOptions {
  /** Hears of what should not have happened. */
  onFault: (error: unknown) => void;
  /** Ends every call that has not begun its commit. */
  stopping: AbortSignal;
  /** Runs the due jobs of a customer who calls. */
  jobWorker: JobWorker;
  /** How long a call may take up to its commit, in milliseconds. */
  callMs?: number | undefined;
  /** Hears what each call came to. */
  onCall?: ((told: CallTold) => void) | undefined;
}

type Responder = (route: Route, context: Context) => Promise<Response>;

function responder(ruleContext: RuleContext, options: AppOptions): Responder {
  const { stopping, jobWorker, callMs = callLimitMs } = options;
  const gates = {
    keyed: new CustomerGate(callsAtOnce.keyed),
    other: new CustomerGate(callsAtOnce.other),
  };

  function newScope(context: Context): CallScope {
    return new CallScope(callMs, AbortSignal.any([stopping, context.req.raw.signal]));
  }

  function callOf(context: Context): Call {
    const address = addressOf(context);
    const userAgent = context.req.header('user-agent') ?? null;
    return { context: ruleContext, address, userAgent, language: context.get('language') };
  }

  async function respondOpen(route: OpenRoute, context: Context): Promise<Response> {
    const input = await inputOf(context, route);
    return send(context, await route.answer(input, callOf(context)));
  }

  const checked = new CheckedSessions(ruleContext);

  /** Looks a session up, and remembers that it is open. */
  async function findSession(token: string, key: string | null): Promise<OpenSession | null> {
    const begunAt = checked.tick();
    const session = await sessionOf(ruleContext, token, key);
    if (session !== null) checked.add(session, begunAt);
    return session;
  }

  async function openSession(token: string, key: string | null): Promise<OpenSession | null> {
    const session = await findSession(token, key);
    if (session !== null) await jobWorker.work(session.customerId, session.due);
    return session;
  }

  const kept = new KeptAnswers();

  function askedOf(context: Context) {
    const { url } = context.req;
    const language = context.get('language');
    const key = `${language} ${url.slice(url.indexOf('/', url.indexOf('//') + 2))}`;
    return { key, tick: ruleContext.feed.tick?.() ?? null, language };
  }

  /** Answers what is the same for all: what follows from the prices alone, as it is kept. */
  async function respondShared(
    route: ClosedRoute,
    share: Share,
    context: Context,
  ): Promise<Response> {
    const make = async () => share(await inputOf(context, route), callOf(context));
    if (!route.followsPrices) return send(context, await make());
    const answer = await kept.find(askedOf(context), make);
    return isKept(answer) ? sendKept(context, answer) : send(context, answer);
  }

  async function respondClosed(route: ClosedRoute, context: Context): Promise<Response> {
    const token = context.req.header('token') ?? '';
    const key = readToken(token);
    if (key === null) return ended(context);
    const { customerId } = key;
    const sent = keyOf(context);
    const { share } = route;
    const isChecked = share !== null && (await checked.has(key));
    if (isChecked) context.set('customerId', customerId);
    const known = isChecked && route.followsPrices ? kept.known(askedOf(context)) : null;
    // There is nothing to wait for, so nothing to give up either.
    if (known !== null) return sendKept(context, known);
    const scope = newScope(context);
    if (isChecked) {
      return withinScope(scope, () =>
        gates.other.run(customerId, () => respondShared(route, share, context)),
      );
    }
    const session = await withinScope(scope, () =>
      gates.other.run(customerId, () => openSession(token, sent?.key ?? null)),
    );
    if (session === null) return ended(context);
    context.set('customerId', customerId);
    const isOpen = async () =>
      (await checked.has(key)) || (await findSession(token, null)) !== null;
    const answer = async () => {
      const input = await inputOf(context, route);
      // A file takes as long to come as the network wants: its time begins when it is there.
      const rest = route.carries === 'file' ? newScope(context) : scope;
      const keyed = sent && { ...sent, known: session.known };
      const call = {
        ...callOf(context),
        keyed,
        session,
        // Asked long after the call: in a scope of its own.
        isOpen: () => withinScope(new CallScope(callMs, stopping), isOpen),
      };
      // Orders that wait for each other leave capacity for the customer's reads.
      const gate = route.isKeyed ? gates.keyed : gates.other;
      return withinScope(rest, () =>
        gate.run(customerId, async () =>
          share === null
            ? send(context, await route.answer(input, call))
            : respondShared(route, share, context),
        ),
      );
    };
    try {
      return await (route.carries === 'file' ? asUpload(context, customerId, answer) : answer());
    } finally {
      // A call that ends sessions is felt at once in this process; others hear of it within a second.
      if (route.method === 'POST' && share === null) checked.forget(customerId);
    }
  }

  return async (route, context) => {
    checkOrigin(context, route);
    return route.open
      ? withinScope(newScope(context), () => respondOpen(route, context))
      : respondClosed(route, context);
  };
}

/** There is no such session, or it has ended. */
async function ended(context: Context): Promise<Response> {
  await drain(context);
  context.set('outcome', { msg: 'logout', code: null });
  return context.json({ msg: 'logout', data: null }, 400);
}

function toldOf(context: Context): CallTold {
  const pattern = routePath(context, -1);
  const outcome = context.get('outcome') ?? { msg: null, code: null };
  const customerId = context.get('customerId') ?? null;
  return { route: pattern.startsWith('/api/') ? pattern : null, customerId, ...outcome };
}

/** The whole API, under `/api`. */
export function createApp(ruleContext: RuleContext, options: AppOptions): Hono {
  const app = new Hono();
  const respond = responder(ruleContext, options);
  app.use('*', async (context, next) => {
    await next();
    const { headers: own } = context.res;
    for (const [name, value] of Object.entries(headers)) own.set(name, value);
    // Nothing is stored but what says itself how (`keptAnswers.ts`).
    if (!own.has('cache-control')) own.set('cache-control', 'no-store');
    options.onCall?.(toldOf(context));
  });
  app.use('*', languageOfCall);
  for (const route of routes) {
    const address = `/api${route.path}`;
    const hasBody = route.method === 'POST' && route.carries === 'values';
    if (hasBody) app.on(route.method, address, valuesLimit);
    app.on(route.method, address, (context) => respond(route, context));
  }
  app.notFound((context) => send(context, no('not-found'), 404));
  app.onError((error, context) => {
    const refusal = failed(error);
    if (refusal !== null) return send(context, refusal.answer, refusal.status);
    options.onFault(error);
    return context.text('internal error', 500);
  });
  return app;
}
