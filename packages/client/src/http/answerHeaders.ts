import type { Clock } from '../clock.ts';

/** Tracks whether the upstream honours Idempotency-Key. */
export type KeysHonoured = {
  notice: (response: Response) => void;
  /** Null before the first answer. */
  current: () => boolean | null;
};

/**
 * Trusts the latest answer only, because resending an order to an upstream without key support
 * would place it twice. Ignores answers without the header that are not JSON, because gateways and
 * image servers send them.
 */
export function trackKeysHonoured(): KeysHonoured {
  let isHonoured: boolean | null = null;
  return {
    notice({ headers }) {
      const honoured = headers.get('idempotency-honoured') === 'true';
      const isJson = headers.get('content-type')?.includes('json') === true;
      if (honoured || isJson) isHonoured = honoured;
    },
    current: () => isHonoured,
  };
}

/**
 * Reports whether the money is simulated: with the first answer, and again if a later answer says
 * that the money is simulated. A later answer without the header changes nothing.
 */
export function createSimulatedNotice(onSimulated: (simulated: boolean) => void) {
  let isSimulated: boolean | null = null;
  function learn(simulated: boolean): void {
    if (isSimulated === true || isSimulated === simulated) return;
    isSimulated = simulated;
    onSimulated(simulated);
  }
  return {
    notice: (response: Response) => learn(response.headers.get('x-corro-simulated') === 'true'),
    confirm: () => learn(true),
  };
}

/** Estimates the upstream's clock from the `Date` header of its answers. */
export function createUpstreamClock(clock: Pick<Clock, 'now'>) {
  let aheadMs = 0;
  return {
    notice({ headers }: Response): void {
      const date = Date.parse(headers.get('date') ?? '');
      if (!Number.isNaN(date)) aheadMs = clock.now() - date;
    },
    now: () => clock.now() - aheadMs,
    aheadMs: () => aheadMs,
  };
}

/** Returns the new token of the session, where the upstream sends one in a header; otherwise null. */
export function rotatedToken({ headers }: Response): string | null {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return headers.get('token')?.trim() || bearer || null;
}
