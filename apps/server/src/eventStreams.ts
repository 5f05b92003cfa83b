import type { Bytes } from './readOnDemand.ts';

/** The streams of events under way, which go on until the reader leaves. */
export interface EventStreams {
  /** An answer as it leaves: a stream of events so that it can be ended, and is not held back on its way. */
  pass(answer: Response): Response;
  /** Ends those under way, between two events, and those that still come: the server stops. */
  end(): void;
}

/** Keeps the streams of events of a server, which would otherwise keep it from stopping. */
export function createEventStreams(): EventStreams {
  const ends = new Set<() => void>();
  let isEnding = false;

  function endable(body: ReadableStream<Bytes>): ReadableStream<Bytes> {
    const reader = body.getReader();
    // A read under way is then over.
    const end = () => void reader.cancel();
    ends.add(end);
    if (isEnding) end();
    return new ReadableStream(
      {
        async pull(controller) {
          try {
            const { value } = await reader.read();
            if (value !== undefined) return controller.enqueue(value);
            ends.delete(end);
            controller.close();
          } catch (error) {
            ends.delete(end);
            throw error;
          }
        },
        cancel(reason) {
          ends.delete(end);
          return reader.cancel(reason);
        },
      },
      { highWaterMark: 0 },
    );
  }

  return {
    pass(answer) {
      const type = answer.headers.get('content-type') ?? '';
      if (!type.startsWith('text/event-stream')) return answer;
      const { body, status } = answer;
      if (body === null) return answer;
      const headers = new Headers(answer.headers);
      // What nginx goes by; others pass on what has no length as it comes.
      headers.set('X-Accel-Buffering', 'no');
      return new Response(endable(body), { status, headers });
    },
    end() {
      isEnding = true;
      for (const end of ends) end();
    },
  };
}
