import type { Store } from '../store/index.ts';

/** The works of one subject that are under way in this process. */
interface Queue<Shared> {
  last: Promise<unknown>;
  /** What one leaves to the next. */
  shared: Shared;
}

/**
 * Makes a function that runs what is given for one subject one after the other, within this process
 * and on one store. Only so that calls do not stand in each other's way: what must hold everywhere
 * is the database's to see to. `begin` makes what the works of a subject share as long as there is
 * one under way.
 */
export function createQueues<Shared>(begin: () => Shared) {
  const queues = new WeakMap<Store, Map<string, Queue<Shared>>>();
  return async function oneAtATime<T>(
    store: Store,
    subject: string,
    work: (shared: Shared) => Promise<T>,
  ): Promise<T> {
    const subjects = queues.get(store) ?? new Map<string, Queue<Shared>>();
    queues.set(store, subjects);
    const { last, shared } = subjects.get(subject) ?? { last: Promise.resolve(), shared: begin() };
    const turn = () => work(shared);
    const now = last.then(turn, turn);
    subjects.set(subject, { last: now, shared });
    try {
      return await now;
    } finally {
      if (subjects.get(subject)?.last === now) subjects.delete(subject);
    }
  };
}
