import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { languageDetector } from 'hono/language';
import { routePath } from 'hono/route';
import { languages } from '../languages/names.ts';
import type { CallOutcome } from '../observer.ts';
import { no } from '../rules/answer.ts';
import type { RuleContext } from '../rules/ruleContext.ts';
import { SessionEnded } from '../store/index.ts';
import * as resources from '../routes/__generated__/resources.ts';
import { TooManyCalls } from './callBudget.ts';
import { drain, valuesLimit } from './callLimits.ts';
import { createResponder, ended, type ResponderOptions } from './responder.ts';
import { responseCache } from './responseCache.ts';
import { BadRequest, type Route } from './route.ts';
import { failureAnswer, send } from './send.ts';

export const routes: readonly Route[] = Object.values(resources).flat();

/** Headers that the contract requires in every answer. */
const ofContract = { 'x-corro-simulated': 'true', 'idempotency-honoured': 'true' } as const;

/** Detects the language from `Accept-Language`. Default: Spanish. */
const languageOfCall = languageDetector({
  order: ['header'],
  caches: false,
  supportedLanguages: [...languages],
  fallbackLanguage: languages[0],
});

export interface AppOptions extends ResponderOptions {
  onCall?: ((outcome: CallOutcome) => void) | undefined;
}

export interface App {
  /** Answers a call; paths begin with `/api`. */
  fetch(request: Request): Response | Promise<Response>;
}

function callOutcomeOf(context: Context): CallOutcome {
  const pattern = routePath(context, -1);
  const outcome = context.get('outcome') ?? { msg: null, code: null };
  const customerId = context.get('customerId') ?? null;
  return { route: pattern.startsWith('/api/') ? pattern : null, customerId, ...outcome };
}

const notFound = (context: Context) => send(context, no('not-found'), 404);

export function createApp(ruleContext: RuleContext, options: AppOptions): App {
  const app = new Hono();
  app.notFound(notFound);
  app.onError(async (error, context) => {
    if (error instanceof SessionEnded) return ended(context);
    if (error instanceof TooManyCalls) {
      await drain(context);
      const { seconds } = error;
      context.header('retry-after', String(seconds));
      return send(context, no('too-many-calls', { seconds }), 429);
    }
    const refusal = failureAnswer(error);
    if (error instanceof BadRequest && error.code !== 'bad-request') {
      ruleContext.onSecurityEvent?.({ kind: 'cross-site', code: error.code });
    }
    if (refusal !== null) return send(context, refusal.answer, refusal.status);
    options.onFault(error);
    return context.text('internal error', 500);
  });
  app.use('*', async (context, next) => {
    await next();
    const { headers: answerHeaders } = context.res;
    for (const [name, value] of Object.entries(ofContract)) answerHeaders.set(name, value);
    // Browsers must not store an answer unless `responseCache.ts` has set this header.
    if (!answerHeaders.has('cache-control')) answerHeaders.set('cache-control', 'no-store');
    options.onCall?.(callOutcomeOf(context));
  });
  app.use('*', languageOfCall);
  const { respond, respondShared, requireSession } = createResponder(ruleContext, options);
  const cached = responseCache(() => ruleContext.feed.tick?.() ?? null);
  for (const route of routes) {
    const address = `/api${route.path}`;
    const hasBody = route.method === 'POST' && route.carries === 'values';
    if (hasBody) app.on(route.method, address, valuesLimit);
    if (route.isPublic || route.sharedAnswer === null) {
      app.on(route.method, address, (context) => respond(route, context));
      continue;
    }
    app.on(route.method, address, requireSession(route));
    if (route.inputKeyOf !== null) {
      const cache = [etag(), cached(route, route.inputKeyOf), compress({ encoding: 'gzip' })];
      for (const handler of cache) app.on(route.method, address, handler);
    }
    app.on(route.method, address, respondShared(route, route.sharedAnswer));
  }
  return { fetch: (request) => app.fetch(request) };
}
