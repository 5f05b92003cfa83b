import { type Clock, TimedOut } from '@corro/client';
import { type BooleanStore, createBooleanStore } from './booleanStore.ts';

/**
 * Whether calls get through. The browser's online flag proves nothing: some web views and VPNs
 * report `false` while every call succeeds, and others report `true` while every call fails.
 */
export interface Connection extends Pick<BooleanStore, 'get' | 'subscribe'> {
  /** Wraps a `fetch` and learns from its calls: any answer proves a connection. */
  readonly watch: (send: Send) => Send;
}

type Send = (request: Request) => Promise<Response>;

interface ConnectionParts {
  readonly clock: Clock;
  /** Rejects if the server cannot be reached. */
  readonly probe: () => Promise<unknown>;
  /** Dispatches `online` and `offline`; either event only starts a probe. */
  readonly network?: EventTarget;
}

/** Pause between probes and timeout of a probe, in milliseconds. */
const [pauseMs, probeTimeoutMs] = [2000, 5000];

/**
 * A call without an answer only starts a probe, because a single call may fail by chance. The app
 * is offline when the probe fails.
 */
export function createConnection({
  clock,
  probe,
  network = globalThis,
}: ConnectionParts): Connection {
  const store = createBooleanStore(true);
  let answers = 0;
  let isProbing = false;
  let probeNow: (() => void) | undefined;
  const wait = (ms: number, onWaiting?: (endWait: () => void) => void) =>
    new Promise<void>((resolve) => {
      clock.setTimeout(resolve, ms);
      onWaiting?.(resolve);
    });

  function report(isAnswered: boolean): void {
    if (isAnswered) {
      answers += 1;
      store.set(true);
    } else void probeUntilReached();
  }

  async function isReached(): Promise<boolean> {
    const before = answers;
    const answered = probe().then(
      () => true,
      () => false,
    );
    const late = wait(probeTimeoutMs).then(() => false);
    return (await Promise.race([answered, late])) || answers > before;
  }

  async function probeUntilReached(): Promise<void> {
    if (isProbing) return;
    isProbing = true;
    while (!(await isReached())) {
      store.set(false);
      await wait(pauseMs, (endWait) => (probeNow = endWait));
    }
    isProbing = false;
    report(true);
  }

  const watch = (send: Send) => async (request: Request) => {
    try {
      const response = await send(request);
      report(true);
      return response;
    } catch (error) {
      const { aborted, reason } = request.signal;
      if (!aborted || reason instanceof TimedOut) report(false);
      throw error;
    }
  };

  let listeners = 0;
  const followHint = () => {
    probeNow?.();
    void probeUntilReached();
  };
  return {
    get: store.get,
    watch,
    subscribe(listener) {
      listeners += 1;
      if (listeners === 1) {
        network.addEventListener('online', followHint);
        network.addEventListener('offline', followHint);
      }
      const unsubscribe = store.subscribe(listener);
      return () => {
        unsubscribe();
        listeners -= 1;
        if (listeners > 0) return;
        network.removeEventListener('online', followHint);
        network.removeEventListener('offline', followHint);
      };
    },
  };
}
