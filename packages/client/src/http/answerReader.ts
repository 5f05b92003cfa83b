import { type ReadPage, decodePage, wholeList } from '../codecs/page.ts';
import { isCorroError } from '../errors.ts';
import { type Answer, unwrap } from './envelope.ts';
import { createPageNumbers } from './firstPage.ts';
import { parseJson } from './json.ts';
import { createDecimalReader } from './decimalText.ts';
import { isPage } from './refusalText.ts';
import { createUpstreamZone, isCreating } from './zone.ts';

/** Formats of an upstream's times, numbers and pages; absent where unknown. */
export type UpstreamFormat = {
  /** Zone of times that are sent without a zone: an IANA name or an offset such as `-06:00`. */
  timeZone?: string | null | undefined;
  /** Separator of decimals in text, `.` or `,`. */
  decimalSeparator?: string | null | undefined;
  /** Number of the first page of a list, `0` or `1`. */
  firstPage?: string | null | undefined;
};

/**
 * Reads the bodies of answers: decodes the declared charset, drops text around the JSON, and
 * converts the upstream's times and numbers. The codecs therefore know one format only.
 */
export function createAnswerReader(
  declared: UpstreamFormat,
  learned: UpstreamFormat,
  onFormat: (format: UpstreamFormat) => void,
) {
  const tell = () =>
    onFormat({
      timeZone: zone.name(),
      firstPage: pages.first(),
      decimalSeparator: decimals.separator(),
    });
  const zone = createUpstreamZone(declared.timeZone ?? null, tell, learned.timeZone ?? null);
  const decimals = createDecimalReader(
    declared.decimalSeparator ?? learned.decimalSeparator ?? null,
  );
  const pages = createPageNumbers({
    firstPage: declared.firstPage ?? learned.firstPage ?? null,
    pageOf,
    onLearned: tell,
  });
  const paths = new WeakMap<Response, string>();
  const parse = (json: string) => parseJson(decimals.complete(zone.complete(json)));

  return {
    parse,
    timeZone: zone.name,
    /** Calls `send` with the upstream's page numbers, and decodes the charset of its answer. */
    async fetch(
      request: Request,
      send: (request: Request) => Promise<Response>,
    ): Promise<Response> {
      const response = await decoded(await pages.fetch(request, send));
      const age = Number(request.headers.get('order-age') ?? 0);
      // The time zone is not learned from the receipt of an older order, because an upstream that
      // honours keys answers a repeated order with the times of the first call.
      if (age < freshMs) paths.set(response, new URL(request.url).pathname);
      return response;
    },
    /** Parses JSON; returns other text unchanged. `now`: epoch ms by the upstream's clock. */
    read(answer: Answer, now: number): Answer {
      const { response, data, error } = answer;
      const body = response.ok ? data : error;
      const isText = typeof body === 'string';
      if (body === undefined || (response.ok && !isText)) return answer;
      // openapi-fetch has already parsed the JSON of an error.
      const text = isText ? body : JSON.stringify(body);
      const path = paths.get(response) ?? '';
      // The time zone is not learned from a refused order, because the refusal may name any time,
      // such as the market opening.
      if (!isCreating(path) || isDone(text, response)) zone.learn(text, now, path);
      const read = readBody(text, parse);
      return response.ok ? { data: read, response } : { error: read, response };
    },
    announce(format: UpstreamFormat): boolean {
      const zoneBefore = zone.name();
      const separatorBefore = decimals.separator() ?? '.';
      pages.declare(format.firstPage ?? null);
      zone.declare(format.timeZone ?? '');
      decimals.declare(format.decimalSeparator ?? '');
      const hasOtherSeparator = (decimals.separator() ?? '.') !== separatorBefore;
      if (hasOtherSeparator) tell();
      return hasOtherSeparator || zone.name() !== zoneBefore;
    },
  };
}

function isDone(text: string, response: Response): boolean {
  try {
    unwrap({ data: readBody(text, parseJson), response }, 'write');
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads the page in an answer; null for an answer without a list, and for a refusal that a repeat
 * would not change. Rejects for any other failure.
 */
async function pageOf(response: Response): Promise<ReadPage<unknown> | null> {
  const body = readBody(await response.clone().text(), parseJson);
  try {
    const data = unwrap({ data: body, error: body, response }, 'read');
    return decodePage(data, 'list', wholeList, (row) => row);
  } catch (error) {
    if (response.status < 500 && isFinal(error)) return null;
    throw error;
  }
}

/** Codes of temporary refusals: a later call may succeed. */
const passingRefusals: ReadonlySet<string> = new Set(['busy', 'in-progress', 'too-many-calls']);

function isFinal(error: unknown): boolean {
  if (!isCorroError(error)) return false;
  if (error.kind === 'refusal') return !passingRefusals.has(error.code);
  return error.kind === 'protocol-broken' && error.reason === 'bad-data';
}

/** Maximum age of an order, milliseconds, at which the times of its receipt count as current. */
const freshMs = 30_000;

/** Decodes the declared charset, because `fetch` decodes every text as UTF-8. */
async function decoded(response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  const charset = /;\s*charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8';
  const decoder = decoderOf(charset);
  if (decoder === null || decoder.encoding === 'utf-8' || response.body === null) return response;
  const { status, statusText, headers } = response;
  const text = decoder.decode(await response.arrayBuffer());
  return new Response(text, { status, statusText, headers });
}

function decoderOf(charset: string): TextDecoder | null {
  try {
    return new TextDecoder(charset);
  } catch {
    return null;
  }
}

/** Maximum number of positions in a text that are tried as the start of JSON. */
const maxStarts = 20;

/** Parses JSON, also after a byte order mark or warnings of PHP; returns other text unchanged. */
function readBody(text: string, parse: (json: string) => unknown): unknown {
  const plain = text.replace(/^[\uFEFF\s]+/, '');
  if (isPage(plain)) return plain;
  const end = Math.max(plain.lastIndexOf('}'), plain.lastIndexOf(']')) + 1;
  const starts = [...plain.matchAll(/[{[]/g)].slice(0, maxStarts).map(({ index }) => index);
  for (const candidate of [plain, ...starts.map((start) => plain.slice(start, end))]) {
    try {
      return parse(candidate);
    } catch {
      // The next candidate may be JSON.
    }
  }
  return plain;
}
