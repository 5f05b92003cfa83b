import { AsyncLocalStorage } from 'node:async_hooks';
import pLimit from 'p-limit';
import {
  callLimitMs,
  CallScope,
  dueJobsOf,
  inScope,
  isSafeToRefuse,
  type Job,
} from '../../store/index.ts';
import type { RuleContext } from '../ruleContext.ts';
import { runJobs } from './index.ts';

/** Number of due jobs that a call waits for. They take some twenty statements. */
export const callBatchSize = 5;

/** Jobs per background transaction. */
const batchSize = 20;

/**
 * Longest time that a call waits for its due jobs, and that a job waits for a locked row, in
 * milliseconds. So one locked row does not block every call of the customer.
 */
const longestWaitMs = 2000;

/**
 * Longest wait of a call when more jobs may be due, in milliseconds. It is short, because
 * concurrent calls of the customer in other processes run the same jobs and wait for each other.
 */
const backlogWaitMs = 50;

/**
 * Number of customers whose backlogs are processed at the same time. Each one takes a connection.
 */
const backlogsAtOnce = 2;

export interface JobWorkerOptions {
  /** Stops the worker; nothing is committed afterwards. */
  stopping: AbortSignal;
  /** Receives errors of jobs. A failed job stays and is retried by the next call. */
  onFault: (error: unknown) => void;
}

interface Running {
  /** Settles when the jobs that the call waits for are done. */
  first: Promise<void>;
  /** Settles when no job is due. */
  all: Promise<void>;
}

/**
 * Runs a customer's due jobs when the customer makes a call; it has no timer. A job is a row, so
 * after an interruption any process finds it, and only one process runs it. The call waits for the
 * first few jobs; the rest run in the background, earliest first.
 */
export class JobWorker {
  readonly #context: RuleContext;
  readonly #options: JobWorkerOptions;
  readonly #running = new Map<string, Running>();
  readonly #backlogs = pLimit(backlogsAtOnce);
  /** Runs work outside the scope of the current call. */
  readonly #detached = AsyncLocalStorage.snapshot();

  constructor(context: RuleContext, options: JobWorkerOptions) {
    this.#context = context;
    this.#options = options;
  }

  /**
   * Starts the customer's due jobs and waits for `dueJobs`, the earliest ones, which were read with
   * the session. If more jobs may be due, waits only briefly, or not at all if they are already
   * running. Never rejects.
   */
  async work(customerId: string, dueJobs: readonly Job[]): Promise<void> {
    if (dueJobs.length === 0) return;
    const running = this.#running.get(customerId);
    const isBacklog = dueJobs.length >= callBatchSize;
    if (running === undefined) {
      const { first, all } = this.#start(customerId, dueJobs);
      const isMoving = dueJobs.some(({ kind }) => kind === 'account-move');
      await waitAtMost(isMoving ? all : first, isBacklog ? backlogWaitMs : longestWaitMs);
    } else if (!isBacklog) await waitAtMost(running.all, longestWaitMs);
  }

  /** Settles when no job is running. */
  async ended(): Promise<void> {
    await Promise.all([...this.#running.values()].map(({ all }) => all));
  }

  #start(customerId: string, dueJobs: readonly Job[]): Running {
    const first = this.#detached(() => this.#runSafely(() => this.#run(dueJobs)));
    const finish = () => this.#runSafely(() => this.#finish(customerId));
    const finished = first.then(() =>
      dueJobs.length < callBatchSize ? finish() : this.#backlogs(finish),
    );
    const running = { first, all: finished.then(() => void this.#running.delete(customerId)) };
    this.#running.set(customerId, running);
    return running;
  }

  async #finish(customerId: string): Promise<void> {
    const { store, clock } = this.#context;
    while (!this.#options.stopping.aborted) {
      const dueJobs = await dueJobsOf(store.db, customerId, clock.now(), batchSize);
      if (dueJobs.length === 0) return;
      await this.#run(dueJobs);
    }
  }

  /** If a job fails, runs its batch again one by one up to that job. */
  async #run(dueJobs: readonly Job[]): Promise<void> {
    const withinLimit = (part: readonly Job[]) =>
      inScope(new CallScope(callLimitMs, [this.#options.stopping], longestWaitMs), () =>
        runJobs(this.#context, part),
      );
    try {
      await withinLimit(dueJobs);
    } catch (error) {
      if (dueJobs.length === 1 || isSafeToRefuse(error)) throw error;
      for (const work of dueJobs) await withinLimit([work]);
    }
  }

  async #runSafely(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isSafeToRefuse(error)) this.#options.onFault(error);
    }
  }
}

async function waitAtMost(work: Promise<void>, maxMs: number): Promise<void> {
  const { promise: waited, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, maxMs);
  await Promise.race([work, waited]);
  clearTimeout(timer);
}
