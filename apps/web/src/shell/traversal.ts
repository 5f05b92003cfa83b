/** Longer than a browser takes; where there is nothing to lead back to, it says nothing. */
const patienceMs = 1000;

let underWay: Promise<void> | null = null;

/** Leads through the history by a number of entries. The browser does so later: see `afterTraversal`. */
export function traverse(entries: number): void {
  const arrival = new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, patienceMs);
  }).then(() => {
    if (underWay === arrival) underWay = null;
  });
  underWay = arrival;
  history.go(entries);
}

/** Acts once the history is where it was led to: an entry that is pushed before would be left again. */
export function afterTraversal(act: () => void): void {
  if (underWay === null) act();
  else void underWay.then(act);
}
