/** Result of one check. It must contain no secret, because load balancers read it. */
export interface Check {
  readonly ok: boolean;
  readonly detail?: string;
}

export interface Readiness {
  readonly ready: boolean;
  /** Failed checks that do not affect `ready`. */
  readonly degraded?: readonly string[];
  readonly checks: Readonly<Record<string, Check>>;
}

export interface ReadinessParts {
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/**
 * Milliseconds that the result of a check stays valid. A caller waits no longer than this for a new
 * result.
 */
const limitMs = 1_000;

/**
 * Milliseconds that the last result stays valid while a new check takes longer. Under a flood of
 * calls all processes become slow at once. If all of them reported "not ready", no process would be
 * left to answer.
 */
const maxResultAgeMs = 5_000;

const realParts: ReadinessParts = {
  now: () => performance.now(),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds).unref()),
};

/**
 * Runs the check at most once a second and never twice at a time. The returned function answers
 * within a second even if the check hangs, for example because the database does. While the check
 * hangs, it repeats the last result; after five seconds it reports "not ready".
 */
export function watchReadiness(
  check: () => Promise<Readiness>,
  { now, pause }: ReadinessParts = realParts,
): () => Promise<Readiness> {
  let latest: { readonly readiness: Readiness; readonly at: number } | null = null;
  let pending: Promise<Readiness> | null = null;

  async function checkNow(): Promise<Readiness> {
    const readiness = await check().catch((): Readiness =>
      notReady('checks', 'the checks themselves failed'),
    );
    latest = { readiness, at: now() };
    pending = null;
    return readiness;
  }

  return () => {
    if (latest !== null && now() - latest.at < limitMs) return Promise.resolve(latest.readiness);
    pending ??= checkNow();
    const timedOut = pause(limitMs).then(() =>
      latest !== null && now() - latest.at < maxResultAgeMs
        ? latest.readiness
        : notReady('checks', 'no answer for five seconds'),
    );
    return Promise.race([pending, timedOut]);
  };
}

export interface StateChange {
  /** Name of a check. */
  readonly part: string;
  readonly ok: boolean;
  readonly detail?: string | undefined;
  /** Duration of the failure that has ended, in milliseconds. */
  readonly lastedMs?: number;
}

/** Reports when a check begins to fail and when it passes again. */
export function reportChanges(
  readiness: () => Promise<Readiness>,
  report: (change: StateChange) => void,
  now: () => number = () => performance.now(),
): () => Promise<Readiness> {
  const failingSince = new Map<string, number>();
  return async () => {
    const state = await readiness();
    for (const [part, { ok, detail }] of Object.entries(state.checks)) {
      if (ok || failingSince.has(part)) continue;
      failingSince.set(part, now());
      report({ part, ok, detail });
    }
    for (const [part, since] of failingSince) {
      // The state of a check that did not run is unknown. It counts as passed only if the server is ready.
      const ok = state.checks[part]?.ok ?? state.ready;
      if (!ok) continue;
      failingSince.delete(part);
      report({ part, ok, lastedMs: Math.round(now() - since) });
    }
    return state;
  };
}

export function notReady(check: string, detail: string): Readiness {
  return { ready: false, checks: { [check]: { ok: false, detail } } };
}

/** Answer of `/readyz`: 200 when ready, else 503. */
export function readinessAnswer(readiness: Readiness): Response {
  return new Response(JSON.stringify(readiness), {
    status: readiness.ready ? 200 : 503,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });
}
