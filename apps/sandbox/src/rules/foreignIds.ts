import { ownerOf } from '../store/index.ts';
import type { RuleContext } from './ruleContext.ts';

/** Minimum time between two searches for an owner in this process, in milliseconds. */
const searchEveryMs = 1000;

/**
 * Creates a function that reports a call with an id that its customer does not own. A second event
 * names the owner of the id. The call does not wait for the search of the owner, so its duration
 * does not reveal whether the id exists. The searches are rare, so a caller cannot keep the
 * database busy with them.
 */
export function createForeignIdReport({ store, onSecurityEvent }: RuleContext) {
  let searchedAt = -Infinity;
  return (customerId: string, code: string, id: string | null): void => {
    if (onSecurityEvent === undefined) return;
    onSecurityEvent({ kind: 'foreign-id', customerId, code });
    const now = performance.now();
    if (id === null || now - searchedAt < searchEveryMs) return;
    searchedAt = now;
    // If the search fails, only the first event is reported.
    ownerOf(store.db, id, customerId).then(
      (owner) => {
        if (owner !== null) onSecurityEvent({ kind: 'id-owner', customerId: owner });
      },
      () => undefined,
    );
  };
}
