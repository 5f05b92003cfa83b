/** What a screen begins in several tasks, on a slow phone. Milliseconds. */
const togetherMs = 80;

/** However much the page has to do after that, it does not take longer. Milliseconds. */
const longestMs = 400;

/**
 * Resolves a little later, once the page has nothing to do: what belongs together has begun by then. Safari does not
 * tell when it is idle.
 */
export async function untilIdle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, togetherMs));
  if (typeof requestIdleCallback !== 'function') return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: longestMs }));
}
