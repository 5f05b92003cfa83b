/**
 * Timeout of a traversal in milliseconds, longer than any browser takes. The limit is necessary
 * because browsers fire no event if the history has no entry to go to.
 */
const traversalTimeoutMs = 1000;

let underWay: Promise<void> | null = null;

/** Moves through the history. The browser does so asynchronously: see `afterTraversal`. */
export function goInHistory(entries: number): void {
  const arrival = new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, traversalTimeoutMs);
  }).then(() => {
    if (underWay === arrival) underWay = null;
  });
  underWay = arrival;
  history.go(entries);
}

/**
 * Runs `act` at once, or after a traversal that is under way, because that traversal would leave
 * the entry that `act` pushes.
 */
export function afterTraversal(act: () => void): void {
  if (underWay === null) act();
  else void underWay.then(act);
}
