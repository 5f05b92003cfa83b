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

/** How many due jobs a call waits for: some twenty statements. */
export const callPortion = 5;

/** How many jobs one transaction beside the calls does. */
const portion = 20;

/** The longest that a call waits for them, in milliseconds: a locked row must not block every call. */
const longestWaitMs = 2000;

/**
 * The longest that it waits where more jobs may be due, in milliseconds. Other calls of the customer, in
 * any process, work on them too, and wait for each other's transactions.
 */
const backlogWaitMs = 50;

/** For how many customers with a backlog a process works at once: each takes a connection. */
const backlogsAtOnce = 2;

/** When to stop, and where faults go. */
export interface JobWorkerOptions {
  /** Stops the worker: nothing is committed after it. */
  stopping: AbortSignal;
  /** Called for a job that fails. The job stays, and the next call tries it again. */
  onFault: (error: unknown) => void;
}

/** The jobs of one customer that are running. */
interface Running {
  /** Settles when the jobs that the call waits for are done. */
  first: Promise<void>;
  /** Settles when no job is due. */
  all: Promise<void>;
}

/**
 * Runs a customer's due jobs when one of the customer's calls arrives. There is no timer: a job is a
 * row, so any process finds it after any interruption, and no two run it. The call waits for the first
 * few jobs; the rest run beside the calls, in order of time, and each is visible once it is done.
 */
export class JobWorker {
  readonly #context: RuleContext;
  readonly #options: JobWorkerOptions;
  readonly #running = new Map<string, Running>();
  readonly #backlogs = pLimit(backlogsAtOnce);
  /** Runs work outside the scope of the call that started it. */
  readonly #beside = AsyncLocalStorage.snapshot();

  constructor(context: RuleContext, options: JobWorkerOptions) {
    this.#context = context;
    this.#options = options;
  }

  /**
   * Starts the customer's due jobs and waits for `due`, the first few as they were read with the
   * session, but only for a moment where more may be due. Never rejects.
   */
  async work(customerId: string, due: readonly Job[]): Promise<void> {
    if (due.length === 0) return;
    const running = this.#running.get(customerId);
    const isBacklog = due.length >= callPortion;
    if (running === undefined) {
      const { first } = this.#begin(customerId, due);
      await soon(first, isBacklog ? backlogWaitMs : longestWaitMs);
    } else if (!isBacklog) await soon(running.all, longestWaitMs);
  }

  /** Settles when no job is running. */
  async ended(): Promise<void> {
    await Promise.all([...this.#running.values()].map(({ all }) => all));
  }

  #begin(customerId: string, due: readonly Job[]): Running {
    const first = this.#beside(() => this.#try(() => this.#do(due)));
    const rest = () => this.#try(() => this.#finish(customerId));
    const finished = first.then(() => (due.length < callPortion ? rest() : this.#backlogs(rest)));
    const running = { first, all: finished.then(() => void this.#running.delete(customerId)) };
    this.#running.set(customerId, running);
    return running;
  }

  async #finish(customerId: string): Promise<void> {
    const { store, clock } = this.#context;
    while (!this.#options.stopping.aborted) {
      const due = await dueJobsOf(store.db, customerId, clock.now(), portion);
      if (due.length === 0) return;
      await this.#do(due);
    }
  }

  /** Where a job of a portion fails, the portion is run again job by job, up to the one that fails. */
  async #do(due: readonly Job[]): Promise<void> {
    const withinLimit = (part: readonly Job[]) =>
      inScope(new CallScope(callLimitMs, this.#options.stopping, longestWaitMs), () =>
        runJobs(this.#context, part),
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
