import type { ReadPage } from '../codecs/page.ts';

type Send = (request: Request) => Promise<Response>;

/** A request for one page of a list; `at` creates the same request for another page. */
type PagedRequest = { page: number; at: (page: number) => Request };

/** Finds the page number in a request's address, or in the body of a list; null for none. */
async function pagedRequest(request: Request): Promise<PagedRequest | null> {
  const url = new URL(request.url);
  const page = url.searchParams.get('page');
  if (page !== null) {
    const at = (number: number) => {
      url.searchParams.set('page', String(number));
      return new Request(url, request);
    };
    return { page: Number(page), at };
  }
  if (request.method !== 'POST' || !url.pathname.endsWith('/list')) return null;
  const unread = request.clone();
  const body: unknown = await request.clone().json();
  if (typeof body !== 'object' || body === null || !('page' in body)) return null;
  const at = (number: number) =>
    new Request(unread.clone(), {
      method: 'POST',
      body: JSON.stringify({ ...body, page: number }),
    });
  return { page: Number(body.page), at };
}

type PageNumbersOptions = {
  /** Number of the first page, where the operator has set it or it was learned before. */
  firstPage: string | null;
  /**
   * Reads the page in an answer; null for an answer without a list. Rejects for an answer that does
   * not say whether the page exists, such as HTTP 502.
   */
  pageOf: (response: Response) => Promise<ReadPage<unknown> | null>;
  /** Called when the number of the first page has been learned from answers. */
  onLearned: () => void;
};

/**
 * Maximum number of answers to page 0 that do not say whether the page exists. After them pages
 * count from 1 until the app starts again, because an upstream that counts from 1 may fail on every
 * request for page 0.
 */
const maxUnclearAnswers = 3;

const firstOf = (text: string | null) => (text === '0' || text === '1' ? text : null);

/**
 * Sends page numbers as the upstream counts them. Where the number of the first page is not
 * declared, it is learned from the first list with rows: pages start at 0 if page 0 has rows, none
 * of which is also on page 1. Servers that count from 1 answer page 0 with nothing, with a refusal
 * or with the rows of page 1.
 */
export function createPageNumbers({ firstPage: stored, pageOf, onLearned }: PageNumbersOptions) {
  let first = firstOf(stored);
  let unclearAnswers = 0;
  let learning = Promise.resolve();

  async function learn(list: PagedRequest, answer: Response, send: Send): Promise<void> {
    if (first !== null) return;
    const firstAnswer = await pageOf(list.page === 1 ? answer : await send(list.at(1)));
    if (firstAnswer === null || firstAnswer.count === 0) return;
    const zeroAnswer = await send(list.at(0));
    const zero = await pageOf(zeroAnswer).catch(() => undefined);
    if (zero === undefined) {
      unclearAnswers += 1;
      if (unclearAnswers === maxUnclearAnswers) first = '1';
      return;
    }
    const isNew = zero !== null && !zero.ids.some((id) => firstAnswer.ids.includes(id));
    if (isNew && zero.ids.length > 0) first = '0';
    else if (firstAnswer.ids.length > 0) first = '1';
    if (first !== null) onLearned();
  }

  return {
    first: () => first,
    declare: (number: string | null) => void (first = firstOf(number) ?? first),
    async fetch(request: Request, send: Send): Promise<Response> {
      const list = first === '1' ? null : await pagedRequest(request);
      if (list === null) return send(request);
      if (first === null) {
        const response = await send(request);
        learning = learning.then(() => learn(list, response, send)).catch(() => undefined);
        await learning;
        if (first !== '0') return response;
      }
      return send(list.at(list.page - 1));
    },
  };
}
