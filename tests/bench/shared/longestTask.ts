import type { Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly id?: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Elapsed time (dur) and CPU time (tdur), in microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly displayName?: string; readonly nodeName?: string };
  };
}

/** CPU milliseconds of the longest tasks of a page's main thread. */
export interface LongestTasks {
  readonly longest: number;
  /** Longest task that started during a transition; 0 without a transition. */
  readonly whileMoving: number;
}

/** Traces the main thread of a page while `work` runs. */
export async function longestTasks(
  page: Page,
  work: () => Promise<unknown>,
): Promise<LongestTasks> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  await browser.startTracing(page, {
    categories: [
      'disabled-by-default-devtools.timeline',
      'blink.animations',
      'toplevel',
      '__metadata',
    ],
  });
  await work();
  const trace = await browser.stopTracing();
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('Chromium does not report tasks');
  const moves = movements(traceEvents);
  return {
    longest: longestOf(tasks),
    whileMoving: longestOf(
      tasks.filter(({ ts }) => moves.some(({ begin, end }) => ts >= begin && ts < end)),
    ),
  };
}

function longestOf(tasks: readonly TraceEvent[]): number {
  return Math.max(0, ...tasks.map(({ dur = 0, tdur = dur }) => tdur)) / 1000;
}

/** Properties whose animation moves nothing. */
const still = new Set(['opacity', 'background-color', 'color']);

/** Finds the start and end of each movement. Endless animations, such as those of skeletons, do not count. */
function movements(events: readonly TraceEvent[]): { begin: number; end: number }[] {
  const animations = events.filter(({ name }) => name === 'Animation');
  const ends = animations.filter(({ ph }) => ph === 'e');
  return animations.flatMap(({ ph, ts, id, args }) => {
    if (ph !== 'b' || still.has(args?.data?.displayName ?? '')) return [];
    const end = ends.find((event) => event.id === id && event.ts > ts)?.ts;
    return end === undefined ? [] : [{ begin: ts, end }];
  });
}
