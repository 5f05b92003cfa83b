export type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Creates a stream that reads a body only when the next piece is requested. If a stream fails between two reads, the
 * HTTP server ends the answer before it cuts the connection, so a client could take a broken answer for a complete one.
 * This stream fails only during a read, which cuts the connection at once.
 *
 * @param check called before a piece is passed on; throws to break off the body
 */
export function readOnDemand(
  body: ReadableStream<Bytes>,
  check: () => void = () => undefined,
): ReadableStream<Bytes> {
  const reader = body.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        const { value: piece } = await reader.read();
        check();
        if (piece === undefined) controller.close();
        else controller.enqueue(piece);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
