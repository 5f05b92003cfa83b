import type { Context, Handler, MiddlewareHandler } from 'hono';
import pLimit, { type LimitFunction } from 'p-limit';
import { CheckedSessions } from '../rules/checkedSessions.ts';
import type { JobWorker } from '../rules/jobs/jobWorker.ts';
import type { RuleContext } from '../rules/ruleContext.ts';
import { readToken, sessionOf } from '../rules/sessions.ts';
import { callLimitMs, CallScope, type OpenSession } from '../store/index.ts';
import { drain, withinScope } from './callLimits.ts';
import { addressOf, checkOrigin } from './origin.ts';
import { inputOf, keyOf } from './readCall.ts';
import type { Call, ClosedRoute, OpenRoute, Route, Share } from './route.ts';
import { send } from './send.ts';
import { asUpload } from './uploads.ts';

/** A customer's calls that one process works on at a time: those that move money, and all others. */
const callsAtOnce = { keyed: 2, other: 4 };

/** What calls are answered with, beside the context of the rules. */
export interface ResponderOptions {
  /** Ends every call that has not begun its commit. */
  stopping: AbortSignal;
  /** Runs the due jobs of a customer who calls. */
  jobWorker: JobWorker;
  /** How long a call may take up to its commit, in milliseconds. */
  callMs?: number | undefined;
}

interface Responder {
  /** Answers a call of a route that is not shared. */
  respond: (route: Route, context: Context) => Promise<Response>;
  /** Answers a call of a shared route, after `requireSession`. */
  respondShared: (route: ClosedRoute, share: Share) => Handler;
  /** Ends the call of a shared route without an open session; one that was checked within the second counts. */
  requireSession: (route: ClosedRoute) => MiddlewareHandler;
}

/** Makes what stands between the address of a call and its route: session, limits, turns. */
export function createResponder(
  ruleContext: RuleContext,
  { stopping, jobWorker, callMs = callLimitMs }: ResponderOptions,
): Responder {
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

  function requireSession(route: ClosedRoute): MiddlewareHandler {
    return async (context, next) => {
      checkOrigin(context, route);
      const token = context.req.header('token') ?? '';
      const key = readToken(token);
      if (key === null) return ended(context);
      const { customerId } = key;
      if (!(await checked.has(key))) {
        const session = await withinScope(newScope(context), () =>
          gates.other.run(customerId, () => openSession(token, null)),
        );
        if (session === null) return ended(context);
      }
      context.set('customerId', customerId);
      return next();
    };
  }

  function respondShared(route: ClosedRoute, share: Share): Handler {
    return (context) =>
      withinScope(newScope(context), () =>
        gates.other.run(context.get('customerId'), async () =>
          send(context, await share(await inputOf(context, route), callOf(context))),
        ),
      );
  }

  async function respondClosed(route: ClosedRoute, context: Context): Promise<Response> {
    const token = context.req.header('token') ?? '';
    const key = readToken(token);
    if (key === null) return ended(context);
    const { customerId } = key;
    const sent = keyOf(context);
    const scope = newScope(context);
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
      const work = async () => send(context, await route.answer(input, call));
      // Orders that wait for each other leave capacity for the customer's reads.
      const gate = route.isKeyed ? gates.keyed : gates.other;
      return withinScope(rest, () => gate.run(customerId, work));
    };
    try {
      return await (route.carries === 'file' ? asUpload(context, customerId, answer) : answer());
    } finally {
      // A call that ends sessions is felt at once in this process; others hear of it within a second.
      if (route.method === 'POST') checked.forget(customerId);
    }
  }

  async function respond(route: Route, context: Context): Promise<Response> {
    checkOrigin(context, route);
    return route.open
      ? withinScope(newScope(context), () => respondOpen(route, context))
      : respondClosed(route, context);
  }

  return { respond, respondShared, requireSession };
}

/** There is no such session, or it has ended. */
async function ended(context: Context): Promise<Response> {
  await drain(context);
  context.set('outcome', { msg: 'logout', code: null });
  return context.json({ msg: 'logout', data: null }, 400);
}

/**
 * Lets a customer have a few calls under way at a time, in this process; more wait their turn. So one
 * customer's calls take at most a part of the connections, however many there are.
 */
class CustomerGate {
  readonly #most: number;
  readonly #limits = new Map<string, LimitFunction>();

  constructor(most: number) {
    this.#most = most;
  }

  async run<T>(customerId: string, work: () => Promise<T>): Promise<T> {
    const limit = this.#limits.get(customerId) ?? pLimit(this.#most);
    this.#limits.set(customerId, limit);
    try {
      return await limit(work);
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) this.#limits.delete(customerId);
    }
  }
}
