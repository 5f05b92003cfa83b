/** The pieces of an HTTP body. */
export type Bytes = Uint8Array<ArrayBuffer>;

/**
 * A body that is read only when the next piece is requested. A stream that
 * fails between two reads makes the HTTP server end the answer before it cuts the connection, so that a client could
 * take a broken answer for a complete one. This stream fails only during a read: then the connection is cut at once.
 *
 * @param check called before a piece is passed on; throws where the body has to break off instead
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
