import { ownerOf } from '../store/index.ts';
import type { RuleContext } from './ruleContext.ts';

/** Shortest time between two searches of this process, in milliseconds. */
const searchEveryMs = 1000;

/**
 * Creates the report of an id that a call names and its customer does not have. Whose it is follows
 * in an event of its own, and not for every call: it is searched beside the answer, which thus takes
 * as long as for an id that nobody has, and so seldom that a caller cannot keep the database busy.
 */
export function createForeignIdReport({ store, onSecurityEvent }: RuleContext) {
  let searchedAt = -Infinity;
  return (customerId: string, code: string, id: string | null): void => {
    if (onSecurityEvent === undefined) return;
    onSecurityEvent({ kind: 'foreign-id', customerId, code });
    const now = performance.now();
    if (id === null || now - searchedAt < searchEveryMs) return;
    searchedAt = now;
    // A search that fails leaves the first event as it is.
    ownerOf(store.db, id, customerId).then(
      (owner) => {
        if (owner !== null) onSecurityEvent({ kind: 'id-owner', customerId: owner });
      },
      () => undefined,
    );
  };
}
