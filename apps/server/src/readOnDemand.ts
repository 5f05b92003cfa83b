/**
 * A body that is read no earlier than it is asked for. A stream that fails while nobody reads lets the HTTP server end
 * the answer before it cuts the connection: where the client had room, what broke off arrived as if it were whole. This
 * one fails only while it is read, and then the connection is cut at once.
 */
export function readOnDemand(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
