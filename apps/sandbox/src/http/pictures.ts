import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../pictures/', import.meta.url);

const pictures = new Map(
  readdirSync(folder).map((name) => [`/uploads/news/${name}`, readFileSync(new URL(name, folder))]),
);

/** Answers with the picture of the demo news at the request's path, or with HTTP 404. */
export function answerNewsPicture({ url }: Request): Response {
  const picture = pictures.get(new URL(url).pathname);
  return picture === undefined
    ? new Response('Not found', { status: 404 })
    : new Response(picture, { headers: { 'content-type': 'image/svg+xml' } });
}
