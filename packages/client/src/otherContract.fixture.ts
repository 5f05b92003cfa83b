import { codecs } from '@corro/client';

const host = 'https://api.halden.example/v2';

/** What the broker's contract calls a headline. */
interface Headline {
  readonly uuid: string;
  readonly headline: string;
  readonly published: string;
}

type Translate = (request: Request, query: URLSearchParams) => Promise<Response>;

/** The calls that the app makes, by the method and path of Corro's contract. */
const calls: Readonly<Record<string, Translate>> = {
  'GET /stock/new/list': async (request, query) => {
    const [page, size] = [Number(query.get('page')), Number(query.get('limit'))];
    const answer = await send(request, `/headlines?offset=${(page - 1) * size}&size=${size}`);
    const { items, total }: { items: Headline[]; total: number } = await answer.json();
    const rows = items.map(({ uuid, headline, published }) => ({
      id: uuid,
      title: headline,
      subhead: null,
      image: null,
      content: '',
      symbols: [],
      createdAt: Date.parse(published),
      updatedAt: null,
    }));
    return ok(codecs.encodePage({ rows, count: total }, codecs.newsItem.encode));
  },
  'POST /stock/success/deal/buy': async (request) => {
    const { tag, count, price } = await request.json();
    const order = { ticker: tag, shares: count, limit: price, side: 'BUY' };
    const answer = await send(request, '/orders', order);
    // A refusal says that nothing was done; of any other failure nobody knows.
    if (answer.status === 422) return refusal((await answer.json()).error);
    if (!answer.ok) return answer;
    const { order_id: no, average, commission: fee } = await answer.json();
    return ok({ no, price: average, count, fee });
  },
};

/** The `fetch` of `createTransport`, for a server with other paths, names and refusals. */
export async function haldenFetch(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const call = calls[`${request.method} ${pathname.replace(/^\/api/, '')}`];
  return call === undefined ? refusal('not-supported') : call(request, searchParams);
}

/** Sends the token, the key and the end of patience on. */
function send({ headers, method, signal }: Request, path: string, body?: object) {
  return fetch(host + path, {
    method,
    signal,
    headers: {
      authorization: `Bearer ${headers.get('token') ?? ''}`,
      'idempotency-key': headers.get('idempotency-key') ?? '',
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

// True only if this broker executes an order once, however often it arrives with the same key.
const promises = { 'idempotency-honoured': 'true' };

function ok(data: object): Response {
  return Response.json({ msg: 'ok', data }, { headers: promises });
}

/** Their code becomes one of Corro's, for which the app has a sentence. */
function refusal(code: string): Response {
  const known: Readonly<Record<string, string>> = { NO_FUNDS: 'insufficient-funds' };
  return Response.json({ msg: 'no', data: known[code] ?? code }, { headers: promises });
}
