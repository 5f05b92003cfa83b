/** One thing that the server needs, and what is wrong with it. Not secret: a load balancer reads it. */
export interface Check {
  readonly ok: boolean;
  readonly detail?: string;
}

/** Whether calls should be sent here, and what that is judged by. */
export interface Readiness {
  readonly ready: boolean;
  readonly checks: Readonly<Record<string, Check>>;
}

/** What the checks take from outside. */
export interface ReadinessParts {
  /** Milliseconds that only ever grow. */
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** How long an answer is good for, and how long one is waited for. */
const limitMs = 1_000;

/**
 * How long the last answer holds while a look takes longer. Under a flood all processes are slow
 * together; if all of them then said no, none would be left to answer.
 */
const patienceMs = 5_000;

const world: ReadinessParts = {
  now: () => performance.now(),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds).unref()),
};

/**
 * Looks at most once a second, with one look at a time, and answers within a second also when the
 * look hangs, as it does when the database is stalled: load balancers ask often. While it hangs the
 * last answer is given again, and after five seconds that the server is not ready.
 */
export function watchReadiness(
  look: () => Promise<Readiness>,
  { now, pause }: ReadinessParts = world,
): () => Promise<Readiness> {
  let known: { readonly readiness: Readiness; readonly at: number } | null = null;
  let looking: Promise<Readiness> | null = null;

  async function lookNow(): Promise<Readiness> {
    const readiness = await look().catch((): Readiness =>
      notReady('checks', 'the checks themselves failed'),
    );
    known = { readiness, at: now() };
    looking = null;
    return readiness;
  }

  return () => {
    if (known !== null && now() - known.at < limitMs) return Promise.resolve(known.readiness);
    looking ??= lookNow();
    const tooLate = pause(limitMs).then(() =>
      known !== null && now() - known.at < patienceMs
        ? known.readiness
        : notReady('checks', 'no answer for five seconds'),
    );
    return Promise.race([looking, tooLate]);
  };
}

/** Not ready, for one reason. */
export function notReady(check: string, detail: string): Readiness {
  return { ready: false, checks: { [check]: { ok: false, detail } } };
}

/** The answer of `/readyz`: 200 while calls should be sent here, else 503. */
export function readinessAnswer(readiness: Readiness): Response {
  return new Response(JSON.stringify(readiness), {
    status: readiness.ready ? 200 : 503,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });
}
