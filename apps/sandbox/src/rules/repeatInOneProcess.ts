import { claimLease } from '../store/index.ts';
import type { RuleContext } from './ruleContext.ts';

/** Calls `work` repeatedly; returns a function that stops it. */
export type Repeat = (work: () => void, milliseconds: number) => () => void;

interface RepeatedWork {
  /** Name of the lease in the database. */
  readonly name: string;
  /** Interval of the work, milliseconds. */
  readonly everyMs: number;
  /** Interval at which each process checks if the work is due, milliseconds. */
  readonly checkEveryMs: number;
  readonly work: () => Promise<void>;
  readonly onFault: (error: unknown) => void;
  readonly repeat: Repeat;
}

export interface Repetition {
  /** Does the work now if it is due and no other process does it. */
  readonly runIfDue: () => Promise<void>;
  stop(): void;
}

/**
 * Repeats work in one process at a time: in the process that gets the lease in the database. Every
 * process checks more often than the work is due, because the process that did it last may have
 * ended.
 */
export function repeatInOneProcess(
  { store, clock }: Pick<RuleContext, 'store' | 'clock'>,
  { name, everyMs, checkEveryMs, work, onFault, repeat }: RepeatedWork,
): Repetition {
  let isWorking = false;
  let isStopped = false;

  async function runIfDue(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    try {
      if (await claimLease(store.db, name, clock.now(), everyMs)) await work();
    } catch (error) {
      if (!isStopped) onFault(error);
    } finally {
      isWorking = false;
    }
  }

  const stopTimer = repeat(() => void runIfDue(), checkEveryMs);
  return {
    runIfDue,
    stop() {
      isStopped = true;
      stopTimer();
    },
  };
}
