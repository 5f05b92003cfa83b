/** Resolves when the last `back` or `go` has popped a history entry, or after one second. */
let arrival: Promise<unknown> = Promise.resolve();

for (const name of ['back', 'go'] as const) {
  const traverse: (delta?: number) => void = history[name].bind(history);
  history[name] = (delta?: number) => {
    arrival = Promise.race([
      new Promise((resolve) => addEventListener('popstate', resolve, { once: true })),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ]);
    traverse(delta);
  };
}

/**
 * Call before a story; run the returned function after the story, before the next one. Stories
 * share a page. When a story closes a sheet or a form step, it goes back in the history, and the
 * browser navigates later. Without the wait, the next story would receive this navigation. Without
 * the reset of the address, the next story would start at the address of the previous story.
 */
export function leaveHistory(): () => Promise<void> {
  const address = location.href;
  return async () => {
    await arrival;
    // The router renders after a `popstate` in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    history.replaceState(null, '', address);
  };
}
