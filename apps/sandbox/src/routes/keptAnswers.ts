import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { stringifyIn } from '../languages/translate.ts';
import type { Answered } from './route.ts';
import { Picture } from './route.ts';
import { allWell } from './send.ts';

const compress = promisify(gzip);

/** An answer that all customers get, as it is sent. */
interface Kept {
  /** The moment of the market that it is of. */
  tick: number;
  /** The call as the contract writes it. */
  route: string;
  text: Buffer<ArrayBuffer>;
  /** What is sent of it: a short text leaves with its headers in one piece, bytes leave in two. */
  body: string | Buffer<ArrayBuffer>;
  tag: string;
  headers: Record<string, string>;
  /** The text compressed, once a call has taken it so. */
  packed: Buffer<ArrayBuffer> | null;
  packing: Promise<Buffer<ArrayBuffer>> | null;
}

/** In bytes, of all answers that are kept. */
const most = 16 * 1024 * 1024;

/** In bytes. Below, gzip saves less than its own frame and the header that announces it. */
const worthwhile = 300;

/** In bytes. What is longer is not made bytes again for each answer. */
const short = 2048;

/** A call as answers are kept by it. */
interface Asked {
  /** Its address with its parameters, and its language. */
  key: string;
  /** The market's moment; null where prices may change at any time. */
  tick: number | null;
}

/** The same as it is answered. */
interface Making extends Asked {
  route: string;
  language: string;
}

/**
 * Answers that follow from the prices alone: written, tagged and compressed once for as long as the prices are the same,
 * however many ask. What is asked for by several at once is worked out once.
 */
export class KeptAnswers {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: most,
    sizeCalculation: ({ text }, key) => 2 * text.length + key.length + 200,
  });
  readonly #making = new Map<string, Promise<Kept | Answered>>();

  /** The answer where it is kept; null where it is to be made. */
  known({ key, tick }: Asked): Kept | null {
    const known = this.#kept.get(key);
    return known !== undefined && known.tick === tick ? known : null;
  }

  /** The answer as it is kept; or as it was made, where it is a refusal or may not be kept. */
  async find(asked: Making, make: () => Promise<Answered>): Promise<Kept | Answered> {
    const { key, tick } = asked;
    if (tick === null) return make();
    const known = this.known(asked);
    if (known !== null) return known;
    const name = `${tick} ${key}`;
    const making =
      this.#making.get(name) ??
      this.#make({ ...asked, tick }, make).finally(() => void this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  async #make(
    { key, tick, route, language }: Making & { tick: number },
    make: () => Promise<Answered>,
  ): Promise<Kept | Answered> {
    const answer = await make();
    if (answer instanceof Picture) return answer;
    const written = typeof answer === 'string' ? answer : stringifyIn(language, answer);
    if (!written.startsWith('{"msg":"ok"')) return answer;
    const text = Buffer.from(written);
    const tag = `W/"${hash('sha1', text, 'base64url')}"`;
    const body = text.length < short ? written : text;
    const headers = headersOf(key, tag);
    const kept = { tick, route, text, body, tag, headers, packed: null, packing: null };
    this.#kept.set(key, kept);
    return kept;
  }
}

/** Whether it is one that is kept. */
export function isKept(answer: Kept | Answered): answer is Kept {
  return typeof answer === 'object' && 'tick' in answer;
}

/** Whether the caller has the answer already. */
function isKnown(asked: Headers, tag: string): boolean {
  const known = asked.get('if-none-match');
  return known?.split(',').some((one) => one.trim() === tag) === true;
}

function takesPacked(asked: Headers, { text }: Kept): boolean {
  if (text.length < worthwhile) return false;
  const accepted = asked.get('accept-encoding') ?? '';
  return /(?:^|,)\s*gzip\s*(?:,|;\s*q=(?:1|0\.0*[1-9])|$)/i.test(accepted);
}

/** Whether its text has to be compressed before it can be sent. */
export function isUnpacked(kept: Kept, asked: Headers): boolean {
  return kept.packed === null && takesPacked(asked, kept) && !isKnown(asked, kept.tag);
}

/**
 * What is sent of a kept answer: nothing (304) where the caller names its tag. A browser may store one whose address tells
 * nothing about the customer; it must ask each time, so the answer is shown only with a session.
 */
export function partsOf(kept: Kept, asked: Headers) {
  const { headers, tag, text, packed } = kept;
  if (isKnown(asked, tag)) return { body: null, status: 304, headers } as const;
  if (packed === null || !takesPacked(asked, kept)) {
    const plain = { ...headers, 'content-length': String(text.length) };
    return { body: kept.body, status: 200, headers: plain } as const;
  }
  const length = String(packed.length);
  const zipped = { ...headers, 'content-encoding': 'gzip', 'content-length': length };
  return { body: packed, status: 200, headers: zipped } as const;
}

export async function sendKept(context: Context, kept: Kept): Promise<Response> {
  context.set('outcome', allWell);
  const asked = context.req.raw.headers;
  if (isUnpacked(kept, asked)) kept.packed = await (kept.packing ??= compress(kept.text));
  const { body, status, headers } = partsOf(kept, asked);
  return context.newResponse(body, status, headers);
}

/** Of the answer to an address, after its language. Some addresses say what their customer looks at: an instrument, or a search for one. */
function headersOf(key: string, tag: string): Record<string, string> {
  const asked = new URLSearchParams(key.slice(key.indexOf('?') + 1));
  const isTelling = asked.has('symbol') || asked.has('code');
  return {
    'content-type': 'application/json; charset=UTF-8',
    etag: tag,
    vary: 'Accept-Encoding, Accept-Language',
    'cache-control': isTelling ? 'no-store' : 'private, no-cache',
  };
}
