/** Nothing is at the address, nor will a cache say so for long. */
export function notFound(): Response {
  return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
}
