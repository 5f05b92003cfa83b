/** Where the last traversal of the history has led, once it has; after a second where it leads nowhere. */
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
 * Before a story. What is returned is run once it is taken from the page, before the next one: stories share a
 * page, and what closes with one (a sheet, a step of a form) goes back in its history, which the browser does
 * later. The next story would take that for its own, and an address left behind for its own one.
 */
export function leaveHistory(): () => Promise<void> {
  const address = location.href;
  return async () => {
    await arrival;
    // The router shows a pop in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    history.replaceState(null, '', address);
  };
}
