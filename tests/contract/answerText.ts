/** An answer that ends: of events, which go on for as long as one listens, the first. */
export async function endingAnswer(response: Response): Promise<Response> {
  const { status, headers, body } = response;
  if (body === null || headers.get('content-type')?.startsWith('text/event-stream') !== true) {
    return response;
  }
  const reader = body.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new Response(value, { status, headers });
}

/** The text of an answer, or of its first event. */
export async function answerText(response: Response): Promise<string> {
  return (await endingAnswer(response)).text();
}
