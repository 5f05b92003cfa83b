import type { Answer } from './envelope.ts';

/**
 * An answer that comes without an envelope, and a refusal in one. Gives both in one, so that the same place opens
 * them; `read` takes the body of what is of the type.
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

/** JSON, or the text itself, which is not an envelope. */
function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}
