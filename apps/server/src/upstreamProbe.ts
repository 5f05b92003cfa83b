import { STATUS_CODES } from 'node:http';
import { notReady, type Readiness } from './readiness.ts';

/** Path of a call that needs no login. */
const path = '/api/v2/config';

/**
 * Time limit in milliseconds. It is below the limit of a readiness check, so that a slow upstream does not look like a
 * hanging check.
 */
const timeoutMs = 800;

/**
 * Time limit of the first check in milliseconds. It is longer than that of later checks, because an
 * upstream may be slow at first, and the operator waits at the terminal.
 */
const firstTimeoutMs = 3_000;

type FetchUpstream = (request: Request) => Promise<Response>;

const ask = (fetchUpstream: FetchUpstream, milliseconds: number) =>
  fetchUpstream(
    new Request(`http://upstream${path}`, { signal: AbortSignal.timeout(milliseconds) }),
  );

/** Checks that the upstream answers with a status below 500. */
export async function probe(fetchUpstream: FetchUpstream): Promise<Readiness> {
  const answer = await ask(fetchUpstream, timeoutMs);
  await answer.body?.cancel();
  if (answer.status >= 500) return notReady('upstream', `it answers ${answer.status}`);
  return { ready: true, checks: { upstream: { ok: true } } };
}

export interface FirstLook {
  readonly sentence: string;
  /** True if the upstream's config says that the money is play money. Some upstreams say so only to a session. */
  readonly isSimulated: boolean;
}

/** Makes the first check of the upstream and describes what it found. Never rejects. */
export async function firstLook(fetchUpstream: FetchUpstream): Promise<FirstLook> {
  const answer = await ask(fetchUpstream, firstTimeoutMs);
  const { status } = answer;
  const envelope = parsed(await answer.text().catch(() => ''));
  const sentence = sentenceOf(status, envelope !== null && 'msg' in envelope);
  return { sentence, isSimulated: saysSimulated(envelope) };
}

function sentenceOf(status: number, hasMsg: boolean): string {
  if (status === 401 || hasMsg) return 'The upstream answers.';
  const statusText = `HTTP ${status} ${STATUS_CODES[status] ?? ''}`.trim();
  return status >= 500
    ? `The upstream does not answer calls yet: ${statusText} to GET ${path}.`
    : `The server at UPSTREAM_URL does not speak as the contract says: ${statusText} without a msg to GET ${path}.`;
}

function parsed(body: string): object | null {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' ? answer : null;
  } catch {
    return null;
  }
}

/** Reads the config tag `simulated` as the app does. */
function saysSimulated(envelope: object | null): boolean {
  const data: unknown = envelope !== null && 'data' in envelope ? envelope.data : null;
  return (Array.isArray(data) ? data : []).some(
    (entry: unknown) =>
      typeof entry === 'object' &&
      entry !== null &&
      'tag' in entry &&
      'value' in entry &&
      entry.tag === 'simulated' &&
      ['y', 'true', '1'].includes(String(entry.value)),
  );
}
