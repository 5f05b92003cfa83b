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

/**
 * Tells whether the money is play money, from the first answer on and again if it turns out to be:
 * once seen, the mark does not go away because one answer lacks the header.
 */
export function createSimulatedNotice(onSimulated: (simulated: boolean) => void) {
  let known: boolean | null = null;
  function learn(simulated: boolean): void {
    if (known === true || known === simulated) return;
    known = simulated;
    onSimulated(simulated);
  }
  return {
    /** Takes note of the header of an answer. */
    notice: (response: Response) => learn(response.headers.get('x-corro-simulated') === 'true'),
    /** The upstream says so elsewhere. */
    confirm: () => learn(true),
  };
}
