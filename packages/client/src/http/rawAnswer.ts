import type { Answer } from './envelope.ts';

/**
 * Converts a response without an envelope to the form that `unwrap` expects; refusals keep their
 * envelope. `read` reads a body of the given media type.
 */
export async function rawAnswer(
  response: Response,
  type: string,
  read: (response: Response) => unknown,
): Promise<Answer> {
  const contentType = response.headers.get('content-type') ?? '';
  if (response.ok && contentType.startsWith(type)) {
    return { data: { msg: 'ok', data: await read(response) }, response };
  }
  const text = await response.text();
  return response.ok ? { data: text, response } : { error: text, response };
}
