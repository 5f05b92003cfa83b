/** Converts a request to pages that start at 0; null for a request without a page. */
async function fromZero(request: Request): Promise<{ page: number; request: Request } | null> {
  const url = new URL(request.url);
  const page = url.searchParams.get('page');
  if (page !== null) {
    url.searchParams.set('page', String(Number(page) - 1));
    return { page: Number(page), request: new Request(url, request) };
  }
  if (request.method !== 'POST' || !url.pathname.endsWith('/list')) return null;
  const body: unknown = await request.clone().json();
  if (typeof body !== 'object' || body === null || !('page' in body)) return null;
  const number = Number(body.page);
  const init = { method: 'POST', body: JSON.stringify({ ...body, page: number - 1 }) };
  return { page: number, request: new Request(request.clone(), init) };
}

/** Checks for an answer that has a row count above zero but no rows. */
async function lacksRows(response: Response): Promise<boolean> {
  const text = await response.clone().text();
  return (
    /"(?:count|total)"\s*:\s*"?[1-9]/.test(text) &&
    /"(?:rows|list|data)"\s*:\s*(?:\[\s*\]|\{\s*\}|null|false|"")/.test(text)
  );
}

/**
 * Sends page numbers as the upstream counts them. Where the first page number is not declared, an
 * empty page 1 of a list that has rows is read again as page 0. If page 0 has rows, the upstream's
 * pages start at 0.
 */
export function createPageNumbers(declared: string | null) {
  let first = declared;
  return {
    declare: (number: string | null) => void (first = number),
    async fetch(
      request: Request,
      send: (request: Request) => Promise<Response>,
    ): Promise<Response> {
      const shifted = first === '1' ? null : await fromZero(request);
      if (shifted === null) return send(request);
      if (first === '0') return send(shifted.request);
      const response = await send(request);
      if (shifted.page !== 1 || !(await lacksRows(response))) return response;
      const zero = await send(shifted.request);
      if (!zero.ok || (await lacksRows(zero))) return response;
      first = '0';
      return zero;
    },
  };
}
