import { z } from 'zod';
import { no, ok } from '../rules/answer.ts';
import {
  endOtherSessions,
  endOwnSession,
  endSession,
  sessionId as idOf,
  type SessionKey,
  type SessionRow,
  sessionsOf,
} from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { id as sessionId } from './input.ts';
import { signedInRoute, type Route } from '../http/route.ts';
import { isoTime } from './rows.ts';

/** Formats the contract's schema `Session`. */
function sessionRow(session: SessionRow, caller: SessionKey) {
  const { token_hash: tokenHash, browser, system, device } = session;
  return {
    id: idOf({ tokenHash }),
    is_current: tokenHash === caller.tokenHash,
    browser,
    system,
    device,
    created_at: isoTime(session.created_at),
    used_at: isoTime(session.used_at),
  };
}

const ending = z.union([
  z.object({ id: sessionId, others: z.undefined().optional() }),
  z.object({ id: z.undefined().optional(), others: z.literal(true) }),
]);

export const sessionListRoutes: readonly Route[] = [
  signedInRoute(calls.sessions, async (_, { context: { store, clock, sessionLife }, session }) => {
    const at = clock.now();
    const input = { at, idleSince: at - sessionLife.idleMs };
    const rows = await sessionsOf(store.db, session.customerId, input);
    return ok({ rows: rows.map((row) => sessionRow(row, session)), count: rows.length });
  }),
  signedInRoute(
    { ...calls.endSessions, input: ending },
    async ({ id }, { context: { store, onSecurityEvent }, session }) => {
      const { customerId } = session;
      if (id === undefined) await endOtherSessions(store.db, session);
      else if (!(await endSession(store.db, session, id))) return no('not-found');
      onSecurityEvent?.({ kind: 'sessions-ended', customerId });
      return ok();
    },
  ),
  signedInRoute(calls.logOut, async (_, { context: { store, onSecurityEvent }, session }) => {
    await endOwnSession(store.db, session);
    onSecurityEvent?.({ kind: 'logout', customerId: session.customerId });
    return ok();
  }),
];
