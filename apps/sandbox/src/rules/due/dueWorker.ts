import { AsyncLocalStorage } from 'node:async_hooks';
import pLimit from 'p-limit';
import {
  callLimitMs,
  CallScope,
  dueOf,
  inScope,
  isSafeToRefuse,
  type DueWork,
} from '../../store/index.ts';
import type { World } from '../world.ts';
import { doDueWork } from './index.ts';

/** How many pieces of due work a call waits for: some twenty statements. */
export const callPortion = 5;

/** How many pieces are done in a transaction beside the calls. */
const portion = 20;

/** How long a call waits for them at most: a row that another transaction holds does not hold every call. */
const longestWaitMs = 2000;

/**
 * How long it waits where there may be more: other calls of the customer, in any process, take part in
 * that, and each has to wait for the others' transactions.
 */
const backlogWaitMs = 50;

/** Customers with more than a call waits for whose rest is done at the same time: so many connections. */
const backlogsAtOnce = 2;

/** What goes on beside the calls, and how to hear of it. */
export interface DueWorkerOptions {
  /** Ends it; nothing is committed from then on. */
  stopping: AbortSignal;
  /** Hears of work that cannot be done; it stays, and the next call tries again. */
  onFault: (error: unknown) => void;
}

/** The work of one customer that is being done. */
interface Running {
  /** The end of what the call waits for. */
  first: Promise<void>;
  /** When nothing is due any more. */
  all: Promise<void>;
}

/**
 * Does what is due for a customer when one of the customer's calls comes. There is no timer: what is
 * to happen later is a row, so that any process, after any interruption, finds it, and none does it
 * twice. A call waits for the first few; a longer list is done beside the calls, in order of time,
 * and each piece of it shows once it is done.
 */
export class DueWorker {
  readonly #world: World;
  readonly #options: DueWorkerOptions;
  readonly #running = new Map<string, Running>();
  readonly #backlogs = pLimit(backlogsAtOnce);
  /** What a call begins must not end with the call. */
  readonly #beside = AsyncLocalStorage.snapshot();

  constructor(world: World, options: DueWorkerOptions) {
    this.#world = world;
    this.#options = options;
  }

  /**
   * Begins what is due for the customer and waits for `due`, the first few as they were read with the
   * session, but only a moment where there may be more. Never rejects.
   */
  async work(customerId: string, due: readonly DueWork[]): Promise<void> {
    if (due.length === 0) return;
    const running = this.#running.get(customerId);
    const isBacklog = due.length >= callPortion;
    if (running === undefined) {
      const { first } = this.#begin(customerId, due);
      await soon(first, isBacklog ? backlogWaitMs : longestWaitMs);
    } else if (!isBacklog) await soon(running.all, longestWaitMs);
  }

  /** Settles when nothing is being done any more. */
  async ended(): Promise<void> {
    await Promise.all([...this.#running.values()].map(({ all }) => all));
  }

  #begin(customerId: string, due: readonly DueWork[]): Running {
    const first = this.#beside(() => this.#try(() => this.#do(due)));
    const rest = () => this.#try(() => this.#finish(customerId));
    const finished = first.then(() => (due.length < callPortion ? rest() : this.#backlogs(rest)));
    const running = { first, all: finished.then(() => void this.#running.delete(customerId)) };
    this.#running.set(customerId, running);
    return running;
  }

  async #finish(customerId: string): Promise<void> {
    const { store, clock } = this.#world;
    while (!this.#options.stopping.aborted) {
      const due = await dueOf(store.db, customerId, clock.now(), portion);
      if (due.length === 0) return;
      await this.#do(due);
    }
  }

  /** Where a piece of a portion fails, those before it are done one by one, and it is told of. */
  async #do(due: readonly DueWork[]): Promise<void> {
    const withinLimit = (part: readonly DueWork[]) =>
      inScope(new CallScope(callLimitMs, this.#options.stopping, longestWaitMs), () =>
        doDueWork(this.#world, part),
      );
    try {
      await withinLimit(due);
    } catch (error) {
      if (due.length === 1 || isSafeToRefuse(error)) throw error;
      for (const work of due) await withinLimit([work]);
    }
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isSafeToRefuse(error)) this.#options.onFault(error);
    }
  }
}

/** Waits for it, but no longer than so many milliseconds. */
async function soon(work: Promise<void>, mostMs: number): Promise<void> {
  const { promise: waited, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, mostMs);
  await Promise.race([work, waited]);
  clearTimeout(timer);
}
