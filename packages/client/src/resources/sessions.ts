import { queryOptions } from '@tanstack/react-query';
import { isCorroError } from '../errors.ts';
import type { CallOptions, Transport } from '../http/index.ts';
import { decodePage, whole } from '../codecs/page.ts';
import { type CustomerSession, session } from '../codecs/sessions.ts';
import { pollingOff } from '../queries/polling.ts';

/** Where the customer is logged in, where the upstream announces `sessions`: the one that asks first. */
export async function listSessions(
  api: Transport,
  options?: CallOptions,
): Promise<CustomerSession[]> {
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/v2/session/list', init),
    options,
  );
  const { rows } = decodePage(data, 'sessions', whole, session.decode);
  return rows.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Ends one of the customer's sessions. Refusals: `not-found`, where it has ended already. */
export async function endSession(api: Transport, id: string, options?: CallOptions): Promise<void> {
  const body = { id };
  await api.write(
    (wire, init) => wire.POST('/stock/success/v2/session/end', { body, ...init }),
    options,
  );
}

/** Ends all of the customer's sessions but the one that asks. */
export async function endOtherSessions(api: Transport, options?: CallOptions): Promise<void> {
  const body = { others: true } as const;
  await api.write(
    (wire, init) => wire.POST('/stock/success/v2/session/end', { body, ...init }),
    options,
  );
}

/**
 * Ends the session of a token, which may belong to an earlier session of this page. An ended session counts as success.
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

/** Where the customer is logged in; to be asked for where the upstream announces `sessions`. */
export const sessionsQuery = (api: Transport) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => listSessions(api, { signal }),
    ...pollingOff,
  });
