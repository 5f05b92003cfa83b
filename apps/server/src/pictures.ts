import { notFound } from './errorResponses.ts';

/** Types of pictures that cannot run code under the policy below. */
const types = new Set([
  'image/avif',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'image/webp',
]);

/** An SVG that is opened on its own is a document; this policy disables its scripts. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * True for a browser's request for a picture of the upstream. Such requests reach this server, because upstreams name
 * pictures by addresses without a host (`/uploads/a.png`).
 */
export function isPictureOfUpstream({ url, headers }: Request, paths: readonly string[]): boolean {
  const { pathname } = new URL(url);
  return (
    headers.get('sec-fetch-dest') === 'image' && paths.some((path) => pathname.startsWith(path))
  );
}

/**
 * Fetches the picture from the upstream without token and cookies. Any other type is answered with 404, so that no page
 * of the upstream appears under the app's address.
 */
export async function answerPicture(
  { url, signal, headers }: Request,
  fetchUpstream: (request: Request) => Response | Promise<Response>,
): Promise<Response> {
  const forwardedFor = headers.get('x-forwarded-for');
  const answer = await fetchUpstream(
    new Request(url, {
      signal,
      headers: {
        accept: 'image/*',
        ...(forwardedFor === null ? {} : { 'x-forwarded-for': forwardedFor }),
      },
    }),
  );
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || !types.has(type.split(';')[0]?.trim().toLowerCase() ?? '')) {
    await answer.body?.cancel();
    return notFound();
  }
  const length = answer.headers.get('content-length');
  return new Response(answer.body, {
    headers: {
      'Content-Type': type,
      'Content-Security-Policy': policy,
      'Cache-Control': 'private, max-age=3600',
      Vary: 'Sec-Fetch-Dest',
      ...(length === null ? {} : { 'Content-Length': length }),
    },
  });
}
