import type { QueryClient } from '@tanstack/react-query';
import createFetchClient from 'openapi-fetch';
import type { paths } from '../__generated__/schema.ts';
import { isRow } from '../codecs/rows.ts';
import type { Transport } from '../http/index.ts';
import { configQuery, isAnnounced } from '../resources/config.ts';

/** Reads that one call may name. */
const mostReads = 20;

/** What the addresses of reads may come to: many servers take no more than 8 kB of headers. */
const mostSigns = 4000;

const path = '/v2/reads';

/** How reads are gathered. */
export type GatherOptions = {
  /** Holds the settings of the upstream: what they announce. */
  cache: QueryClient;
  /** Called with the first of some reads; they are sent when it resolves, such as when the page is idle. */
  untilSent: () => Promise<void>;
};

/** A read that waits for its answer. */
interface Waiting {
  readonly request: Request;
  readonly resolve: (response: Response | Promise<Response>) => void;
  readonly reject: (reason: unknown) => void;
}

/** One of the answers that came by one call. */
interface OneAnswer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * The same transport for background reads: those that are begun close together go by one call, where the upstream
 * announces `reads`. Each has its own answer, errors and signal, as by its own call. What is alone goes by its own call,
 * and so does what is read again; everything does once the upstream has answered something else than was agreed.
 */
export function gatherReads(api: Transport, { cache, untilSent }: GatherOptions): Transport {
  const { baseUrl, fetch } = api.bare;
  const readBefore = new Set<string>();
  let waiting: Waiting[] = [];
  let isGivenUp = false;

  const gathering = createFetchClient<paths>({
    baseUrl,
    fetch: (request) => {
      const { url, method, signal } = request;
      // Somebody waits for it by now, it is a poll, or this is another try.
      if (method !== 'GET' || readBefore.has(url)) return fetch(request);
      readBefore.add(url);
      return new Promise<Response>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        waiting.push({ request, resolve, reject });
        if (waiting.length === 1) void untilSent().then(sendAll);
      });
    },
  });

  /** While the settings are on their way it is decided when the reads are sent. */
  function mayBeAnnounced(): boolean {
    const isKnown = cache.getQueryData(configQuery(api).queryKey) !== undefined;
    return !isKnown || isAnnounced(cache, 'reads');
  }

  function sendAll(): void {
    const wanted = waiting.filter(({ request }) => !request.signal.aborted);
    waiting = [];
    for (const group of groupsOf(wanted)) {
      if (group.length === 1 || !isAnnounced(cache, 'reads')) sendAlone(group);
      else void sendTogether(group);
    }
  }

  function sendAlone(group: readonly Waiting[]): void {
    for (const { request, resolve } of group) resolve(fetch(request));
  }

  async function sendTogether(group: readonly Waiting[]): Promise<void> {
    try {
      const response = await fetch(requestOf(group, baseUrl));
      const text = await response.text();
      const body = parsed(text);
      // Of the upstream's state, and so of each of them.
      if (response.status === 429 || response.status >= 500 || isBusy(body)) {
        for (const { resolve } of group) resolve(new Response(text, response));
        return;
      }
      const answers = answersIn(body, group.length);
      isGivenUp ||= answers === null;
      for (const [at, one] of group.entries()) {
        const answer = answers?.[at];
        // The upstream has it, if at all, by its own call alone.
        if (answer === undefined || answer.status === 404) sendAlone([one]);
        else one.resolve(responseOf(answer, response));
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return {
    ...api,
    read: (send, options) =>
      api.read((alone, init, moved) => {
        return send(!isGivenUp && mayBeAnnounced() ? gathering : alone, init, moved);
      }, options),
  };
}

/** By customer and language, and no more to a group than one call takes. */
function groupsOf(all: readonly Waiting[]): readonly (readonly Waiting[])[] {
  const groups: { key: string; signs: number; reads: Waiting[] }[] = [];
  for (const one of all) {
    const { headers, url } = one.request;
    const key = JSON.stringify([headers.get('token'), headers.get('accept-language')]);
    const signs = encodeURIComponent(url).length;
    const group = groups.at(-1);
    const fits =
      group?.key === key && group.reads.length < mostReads && group.signs + signs <= mostSigns;
    if (fits) {
      group.reads.push(one);
      group.signs += signs;
    } else groups.push({ key, signs, reads: [one] });
  }
  return groups.map(({ reads }) => reads);
}

/** Asks for all of them, and is given up when none of them waits any more. */
function requestOf(group: readonly Waiting[], baseUrl: string): Request {
  const controller = new AbortController();
  let left = group.length;
  for (const { signal } of group.map(({ request }) => request)) {
    const leave = () => {
      left -= 1;
      if (left === 0) controller.abort(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
  }
  const { url: address } = new Request(baseUrl + path);
  const base = address.length - path.length;
  const reads = group.map(({ request }) => `read=${encodeURIComponent(request.url.slice(base))}`);
  const headers = group[0]?.request.headers ?? new Headers();
  return new Request(`${address}?${reads.join('&')}`, { headers, signal: controller.signal });
}

/** The answers, as many as were asked for; null for anything else. */
function answersIn(body: unknown, count: number): readonly OneAnswer[] | null {
  const data = isRow(body) && body['msg'] === 'ok' ? body['data'] : null;
  const answers: unknown = isRow(data) ? data['answers'] : null;
  if (!Array.isArray(answers) || answers.length !== count) return null;
  const agreed = answers.filter(isOneAnswer);
  return agreed.length === count ? agreed : null;
}

function isBusy(body: unknown): boolean {
  return isRow(body) && body['msg'] === 'no' && body['data'] === 'busy';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isOneAnswer(value: unknown): value is OneAnswer {
  if (!isRow(value) || !('body' in value)) return false;
  const { status } = value;
  return (
    status === 200 || (Number.isInteger(status) && Number(status) >= 400 && Number(status) < 600)
  );
}

/** As the call of its own would have been answered: what headers say of the upstream, they say in each answer. */
function responseOf({ status, body }: OneAnswer, { headers }: Response): Response {
  return new Response(JSON.stringify(body), { status, headers });
}
