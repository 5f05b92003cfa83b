/** Returns the request with the page number of an upstream whose pages start at 0. */
export async function withPagesFromZero(request: Request): Promise<Request> {
  const url = new URL(request.url);
  const page = url.searchParams.get('page');
  if (page !== null) {
    url.searchParams.set('page', String(Number(page) - 1));
    return new Request(url, request);
  }
  if (request.method !== 'POST' || !url.pathname.endsWith('/list')) return request;
  const body: unknown = await request.clone().json();
  if (typeof body !== 'object' || body === null || !('page' in body)) return request;
  return new Request(request, {
    method: 'POST',
    body: JSON.stringify({ ...body, page: Number(body.page) - 1 }),
  });
}
