/** Replaces an event stream by its first event; returns other answers as they are. */
export async function firstEventOf(response: Response): Promise<Response> {
  const { status, headers, body } = response;
  if (body === null || headers.get('content-type')?.startsWith('text/event-stream') !== true) {
    return response;
  }
  const reader = body.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new Response(value, { status, headers });
}

/** Returns the text of an answer, or of the first event of a stream. */
export async function answerText(response: Response): Promise<string> {
  return (await firstEventOf(response)).text();
}
