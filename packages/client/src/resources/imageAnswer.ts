import type { Answer } from '../http/index.ts';

/**
 * An image comes without an envelope, a refusal in one. Gives both in one, so that the same place
 * opens them.
 */
export async function imageAnswer(response: Response): Promise<Answer> {
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && type.startsWith('image/')) {
    return { data: { msg: 'ok', data: await response.blob() }, response };
  }
  const raw = await response.text();
  const body: unknown = raw === '' ? undefined : parsed(raw);
  return response.ok ? { data: body, response } : { error: body, response };
}

/** JSON, or the text itself, which is no envelope. */
function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}
