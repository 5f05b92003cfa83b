import { notReady, type Readiness } from './readiness.ts';

/** A call of the contract that needs no login. */
const probed = 'http://upstream/api/v2/config';

/** Less than a look may take, so that a slow upstream is told from checks that hang. */
const timeoutMs = 800;

/** Whether the operator's upstream answers: anything but a failure of its own will do. */
export async function probe(
  fetchUpstream: (request: Request) => Promise<Response>,
): Promise<Readiness> {
  const answer = await fetchUpstream(
    new Request(probed, { signal: AbortSignal.timeout(timeoutMs) }),
  );
  await answer.body?.cancel();
  if (answer.status >= 500) return notReady('upstream', `it answers ${answer.status}`);
  return { ready: true, checks: { upstream: { ok: true } } };
}
