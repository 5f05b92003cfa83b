import type { Answer } from './envelope.ts';
import { parseJson } from './json.ts';

/**
 * Converts a response without an envelope to the form that `unwrap` expects; refusals keep their
 * envelope. `read` reads a body of the given media type.
 */
export async function bareAnswer(
  response: Response,
  type: string,
  read: (response: Response) => unknown,
): Promise<Answer> {
  const sent = response.headers.get('content-type') ?? '';
  if (response.ok && sent.startsWith(type)) {
    return { data: { msg: 'ok', data: await read(response) }, response };
  }
  const raw = await response.text();
  const body: unknown = raw === '' ? undefined : parsed(raw);
  return response.ok ? { data: body, response } : { error: body, response };
}

/** Parses JSON; returns other text unchanged. */
function parsed(raw: string): unknown {
  try {
    return parseJson(raw);
  } catch {
    return raw;
  }
}
