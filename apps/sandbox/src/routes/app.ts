import { Hono, type Context } from 'hono';
import { languageDetector } from 'hono/language';
import { routePath } from 'hono/route';
import { languages } from '../languages/translate.ts';
import type { CallTold } from '../observer.ts';
import { no } from '../rules/answer.ts';
import type { RuleContext } from '../rules/ruleContext.ts';
import * as resources from './__generated__/resources.ts';
import { valuesLimit } from './callLimits.ts';
import { createResponder, type ResponderOptions } from './responder.ts';
import type { Route } from './route.ts';
import { failed, send } from './send.ts';

/** Every call of the contract. */
export const routes: readonly Route[] = Object.values(resources).flat();

/** What the contract has every answer say. What keeps a browser from taking it for a page is the server's. */
const ofContract = { 'x-corro-simulated': 'true', 'idempotency-honoured': 'true' } as const;

/** By `Accept-Language`; the code's own where it names none of ours. */
const languageOfCall = languageDetector({
  order: ['header'],
  caches: false,
  supportedLanguages: [...languages],
  fallbackLanguage: languages[0],
});

/** What the API takes beside the context of the rules. */
export interface AppOptions extends ResponderOptions {
  /** Hears of what should not have happened. */
  onFault: (error: unknown) => void;
  /** Hears what each call came to. */
  onCall?: ((told: CallTold) => void) | undefined;
  /** What the server in front has every answer say, by names in lower case: goes with what `known` answers. */
  headers: Readonly<Record<string, string>>;
}

/** The API: answers by the whole way, or at once what is known. */
export interface App {
  /** Answers a call of the contract; the paths begin with `/api`. */
  fetch(request: Request): Response | Promise<Response>;
  /**
   * Answers at once what `fetch` would, with the `headers` of the options, where the answer is kept and its session known
   * to be open. Null, and nothing is done, for any other call.
   */
  known(request: Request): Response | null;
}

function toldOf(context: Context): CallTold {
  const pattern = routePath(context, -1);
  const outcome = context.get('outcome') ?? { msg: null, code: null };
  const customerId = context.get('customerId') ?? null;
  return { route: pattern.startsWith('/api/') ? pattern : null, customerId, ...outcome };
}

const notFound = (context: Context) => send(context, no('not-found'), 404);

/** What answers calls in the customer's language, and their failures. */
function createCalls(onFault: AppOptions['onFault']): Hono {
  const calls = new Hono();
  calls.use('*', languageOfCall);
  calls.notFound(notFound);
  calls.onError((error, context) => {
    const refusal = failed(error);
    if (refusal !== null) return send(context, refusal.answer, refusal.status);
    onFault(error);
    return context.text('internal error', 500);
  });
  return calls;
}

/** The whole API, under `/api`. */
export function createApp(ruleContext: RuleContext, options: AppOptions): App {
  const app = createCalls(options.onFault);
  const { respond, known } = createResponder(ruleContext, options);
  app.use('*', async (context, next) => {
    await next();
    const { headers: own } = context.res;
    for (const [name, value] of Object.entries(ofContract)) own.set(name, value);
    // Nothing is stored but what says itself how (`keptAnswers.ts`).
    if (!own.has('cache-control')) own.set('cache-control', 'no-store');
    options.onCall?.(toldOf(context));
  });
  for (const route of routes) {
    const address = `/api${route.path}`;
    const hasBody = route.method === 'POST' && route.carries === 'values';
    if (hasBody) app.on(route.method, address, valuesLimit);
    app.on(route.method, address, (context) => respond(route, context));
  }
  const all = { ...ofContract, ...options.headers };
  return {
    fetch: (request) => app.fetch(request),
    known(request) {
      const answer = known(request);
      if (answer === null) return null;
      const { body, status, headers, told } = answer;
      options.onCall?.(told);
      return new Response(body, { status, headers: { ...all, ...headers } });
    },
  };
}
