/** Whether the upstream honours Idempotency-Key, as far as its answers tell. */
export type KeysHonoured = {
  /** Learns from an answer. */
  notice: (response: Response) => void;
  /** Null before the first answer. */
  current: () => boolean | null;
};

/**
 * Believes the latest answer: with an upstream that turns out not to honour keys, sending an order
 * again would place it twice. Answers that are not JSON and lack the header tell nothing, since they
 * may come from a gateway or, as images do, from another server.
 */
export function createKeysHonoured(): KeysHonoured {
  let known: boolean | null = null;
  return {
    notice({ headers }) {
      const honoured = headers.get('idempotency-honoured') === 'true';
      const isJson = headers.get('content-type')?.includes('json') === true;
      if (honoured || isJson) known = honoured;
    },
    current: () => known,
  };
}
