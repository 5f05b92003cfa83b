import type { Bytes } from './readOnDemand.ts';

/** Open event streams, which end when the reader leaves. */
export interface EventStreams {
  /** Makes an event stream endable and turns off buffering in proxies. Returns other answers unchanged. */
  track(answer: Response): Response;
  /** Number of open streams. */
  count(): number;
  /** Ends all open streams, and all future ones, because the server stops. A stream ends between two events. */
  end(): void;
}

/** Tracks event streams, which would otherwise keep the server from stopping. */
export function createEventStreams(): EventStreams {
  const cancels = new Set<() => void>();
  let isEnding = false;

  function endable(body: ReadableStream<Bytes>): ReadableStream<Bytes> {
    const reader = body.getReader();
    // This also cancels a pending read.
    const cancel = () => void reader.cancel();
    cancels.add(cancel);
    if (isEnding) cancel();
    return new ReadableStream(
      {
        async pull(controller) {
          try {
            const { value } = await reader.read();
            if (value !== undefined) return controller.enqueue(value);
            cancels.delete(cancel);
            controller.close();
          } catch (error) {
            cancels.delete(cancel);
            throw error;
          }
        },
        cancel(reason) {
          cancels.delete(cancel);
          return reader.cancel(reason);
        },
      },
      { highWaterMark: 0 },
    );
  }

  return {
    track(answer) {
      const type = answer.headers.get('content-type') ?? '';
      if (!type.startsWith('text/event-stream')) return answer;
      const { body, status } = answer;
      if (body === null) return answer;
      const headers = new Headers(answer.headers);
      // Without this header nginx buffers the stream.
      headers.set('X-Accel-Buffering', 'no');
      return new Response(endable(body), { status, headers });
    },
    count: () => cancels.size,
    end() {
      isEnding = true;
      for (const cancel of cancels) cancel();
    },
  };
}
