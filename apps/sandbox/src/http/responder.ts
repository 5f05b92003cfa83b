import type { Context, Handler, MiddlewareHandler } from 'hono';
import { no } from '../rules/answer.ts';
import type { JobWorker } from '../rules/jobs/jobWorker.ts';
import type { RuleContext } from '../rules/ruleContext.ts';
import { readToken } from '../rules/sessions.ts';
import {
  callLimitMs,
  CallScope,
  CommitUnknown,
  type OwnFigures,
  type SessionKey,
} from '../store/index.ts';
import { asUpload, drain, withinScope } from './callLimits.ts';
import { createForeignIdReport } from '../rules/foreignIds.ts';
import { sandboxDefaults } from '../defaults.ts';
import { CallBudget } from './callBudget.ts';
import { CustomerGate } from './customerGate.ts';
import { foreignIdCode, idIn } from './foreignIdCode.ts';
import { addressOf, checkOrigin } from './origin.ts';
import { inputOf, keyOf } from './readCall.ts';
import type { Call, SignedInRoute, PublicRoute, Route, SharedAnswer } from './route.ts';
import { send } from './send.ts';
import { createSessionReader } from './sessionReader.ts';
import { createComputeQueue } from './computeQueue.ts';

/**
 * Maximum number of concurrent calls per customer and process. `keyed` calls have an
 * Idempotency-Key.
 */
const callsAtOnce = { keyed: 2, other: 4 };

export interface ResponderOptions {
  /** Aborts when the sandbox stops, which ends every call that is not committing. */
  stopping: AbortSignal;
  jobWorker: JobWorker;
  /** Receives errors that no customer caused. */
  onFault: (error: unknown) => void;
  /** Time limit of a call up to its commit, in milliseconds. */
  callMs?: number | undefined;
  /** Points of `CallBudget`; 0 for no limit. */
  callPoints?: number | undefined;
}

export function createResponder(
  ruleContext: RuleContext,
  {
    stopping,
    jobWorker,
    onFault,
    callMs = callLimitMs,
    callPoints = sandboxDefaults.callPoints,
  }: ResponderOptions,
) {
  const budget = new CallBudget(callPoints);
  const { checked, findSession, openSession } = createSessionReader(ruleContext, jobWorker);
  const reportForeignId = createForeignIdReport(ruleContext);
  const waitForTurn = createComputeQueue();
  const gates = {
    keyed: new CustomerGate(callsAtOnce.keyed),
    other: new CustomerGate(callsAtOnce.other),
  };

  function newScope(context: Context): CallScope {
    // The scope takes both signals, because joining them with `AbortSignal.any` would add 20 µs of
    // CPU to every call.
    return new CallScope(callMs, [stopping, context.req.raw.signal]);
  }

  function callOf(context: Context): Call {
    const address = addressOf(context);
    const userAgent = context.req.header('user-agent') ?? null;
    return { context: ruleContext, address, userAgent, language: context.get('language') };
  }

  async function respondPublic(route: PublicRoute, context: Context): Promise<Response> {
    const input = await inputOf(context, route);
    return send(context, await route.answer(input, callOf(context)));
  }

  /**
   * Counts a call of an address and refuses a session that `CallBudget` has blocked, both before
   * the session is read. Throws TooManyCalls.
   */
  async function takePoints(context: Context, key: SessionKey | null): Promise<void> {
    const signals = [stopping, context.req.raw.signal];
    await budget.takeAddress(addressOf(context), signals);
    if (key !== null) await budget.checkSession(key.tokenHash, signals);
  }

  /** Counts the computed answer of a customer by its size. */
  async function countAnswer(context: Context, response: Response): Promise<Response> {
    const bytes = Number(response.headers.get('content-length'));
    await budget.addAnswer(
      { customerId: context.get('customerId'), address: addressOf(context) },
      bytes,
    );
    return response;
  }

  /**
   * Refuses a call of a shared route without an open session. A session that `CheckedSessions` has
   * cached is not read from the database.
   */
  function requireSession(route: SignedInRoute): MiddlewareHandler {
    return async (context, next) => {
      checkOrigin(context, route);
      const key = readToken(context.req.header('token') ?? '');
      if (key === null) return ended(context);
      await takePoints(context, key);
      const { customerId } = key;
      if (!(await checked.has(key))) {
        const session = await withinScope(newScope(context), () =>
          gates.other.run(customerId, () => openSession(key, null)),
        );
        if (session === null) return ended(context);
      }
      context.set('customerId', customerId);
      await budget.takeCustomer(key, [stopping, context.req.raw.signal]);
      return next();
    };
  }

  /** Answers a call of a shared route, after `requireSession`. */
  function respondShared(route: SignedInRoute, sharedAnswer: SharedAnswer): Handler {
    return (context) =>
      withinScope(newScope(context), () =>
        gates.other.run(context.get('customerId'), async () => {
          if (route.inputKeyOf !== null) await waitForTurn();
          const answer = await sharedAnswer(await inputOf(context, route), callOf(context));
          return countAnswer(context, send(context, answer));
        }),
      );
  }

  async function respondSignedIn(route: SignedInRoute, context: Context): Promise<Response> {
    const key = readToken(context.req.header('token') ?? '');
    if (key === null) return ended(context);
    // Calls of keyed routes wait in a queue (`callsAtOnce`) and are not counted, so that no order
    // is refused because the customer makes too many calls.
    if (!route.isKeyed) await takePoints(context, key);
    const { customerId } = key;
    const sentKey = keyOf(context);
    const scope = newScope(context);
    const session = await withinScope(scope, () =>
      gates.other.run(customerId, () => openSession(key, sentKey?.key ?? null, route.ownSql)),
    );
    if (session === null) return ended(context);
    context.set('customerId', customerId);
    if (!route.isKeyed) await budget.takeCustomer(key, [stopping, context.req.raw.signal]);
    const isOpen = async () => (await checked.has(key)) || (await findSession(key, null)) !== null;
    /**
     * Runs work in a new scope, because a stream calls `later` long after the time limit of this
     * call has passed.
     */
    const later = <T>(work: () => Promise<T>) =>
      withinScope(new CallScope(callMs, [stopping]), work);
    /**
     * When it is unknown whether the commit succeeded, answers `in-progress` instead of HTTP 500,
     * so that the app repeats the call with the same key. If the commit succeeded, the repeat
     * returns the stored answer; else it executes the call.
     */
    const answerUnknown = (error: unknown) => {
      if (!(error instanceof CommitUnknown)) throw error;
      onFault(error);
      return send(context, no('in-progress'));
    };
    const answer = async () => {
      const input = await inputOf(context, route);
      // The time to upload a file does not count towards the time limit.
      const answerScope = route.carries === 'file' ? newScope(context) : scope;
      const idempotency = sentKey && { ...sentKey, storedAnswer: session.storedAnswer };
      const call = {
        ...callOf(context),
        idempotency,
        session,
        isOpen: () => later(isOpen),
        readAgain: <Figures>({ sql, parse }: OwnFigures<Figures>) =>
          later(async () => {
            const open = await openSession(key, null, sql);
            return open === null ? null : parse(open.own);
          }),
      };
      const work = async () => {
        const answered = await route.answer(input, call);
        const response = send(context, answered);
        const code = foreignIdCode(input, answered, context.get('outcome')?.code ?? null);
        if (code !== null) reportForeignId(customerId, code, idIn(input));
        return countAnswer(context, response);
      };
      // Calls with an Idempotency-Key have a queue of their own, so that they leave capacity for
      // reads.
      const gate = route.isKeyed ? gates.keyed : gates.other;
      const answered = withinScope(answerScope, () => gate.run(customerId, work));
      return route.isKeyed ? answered.catch(answerUnknown) : answered;
    };
    try {
      return await (route.carries === 'file' ? asUpload(context, customerId, answer) : answer());
    } finally {
      // The call may have ended sessions. This process forgets them at once; other processes do so
      // within a second.
      if (route.method === 'POST') checked.forget(customerId);
    }
  }

  async function respond(route: Route, context: Context): Promise<Response> {
    checkOrigin(context, route);
    if (!route.isPublic) return respondSignedIn(route, context);
    await takePoints(context, null);
    return withinScope(newScope(context), () => respondPublic(route, context));
  }

  return { respond, respondShared, requireSession };
}

/** Refuses a call whose session has ended. */
export async function ended(context: Context): Promise<Response> {
  await drain(context);
  context.set('outcome', { msg: 'logout', code: null });
  return context.json({ msg: 'logout', data: null }, 400);
}
