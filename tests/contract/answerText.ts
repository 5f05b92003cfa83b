/** The text of an answer; of events, which go on for as long as one listens, the first. */
export async function answerText(response: Response): Promise<string> {
  const { headers, body } = response;
  if (body === null || headers.get('content-type')?.startsWith('text/event-stream') !== true) {
    return response.text();
  }
  const reader = body.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}
