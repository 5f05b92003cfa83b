import { queryOptions } from '@tanstack/react-query';
import { isCorroError } from '../errors.ts';
import type { CallOptions, Transport } from '../http/index.ts';
import { decodePage, wholeList } from '../codecs/page.ts';
import { type CustomerSession, session } from '../codecs/sessions.ts';
import { pollingOff } from './polling.ts';

/**
 * Lists the customer's sessions, the current one first, where the upstream announces `sessions`.
 */
export async function listSessions(
  api: Transport,
  options?: CallOptions,
): Promise<CustomerSession[]> {
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/v2/session/list', init),
    options,
  );
  const { rows } = decodePage(data, 'sessions', wholeList, session.decode, ['id']);
  return [...rows].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Ends a session. Refusal: `not-found` where it has already ended. */
export async function endSession(api: Transport, id: string, options?: CallOptions): Promise<void> {
  const body = { id };
  await api.write(
    (wire, init) => wire.POST('/stock/success/v2/session/end', { body, ...init }),
    options,
  );
}

/** Ends all other sessions of the customer. */
export async function endOtherSessions(api: Transport, options?: CallOptions): Promise<void> {
  const body = { others: true } as const;
  await api.write(
    (wire, init) => wire.POST('/stock/success/v2/session/end', { body, ...init }),
    options,
  );
}

/**
 * Ends the session of `token`; the token may be older than the current one. Succeeds if the session
 * has already ended.
 */
export async function logOut(api: Transport, token: string, options?: CallOptions): Promise<void> {
  try {
    await api.anonymous(
      (wire, { headers, ...init }) =>
        wire.POST('/stock/success/v2/session/logout', {
          body: {},
          // The customer may close the page at once.
          keepalive: true,
          ...init,
          headers: { ...headers, token },
        }),
      options,
    );
  } catch (error) {
    if (!isCorroError(error) || error.kind !== 'session-ended') throw error;
  }
}

/** Sessions of the customer; requires that the upstream announces `sessions`. */
export const sessionsQuery = (api: Transport) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => listSessions(api, { signal }),
    ...pollingOff,
  });
