/**
 * Calls a function again until it no longer throws. After `patience` milliseconds, throws its last
 * error.
 */
export async function retryUntil<Value>(ask: () => Value, patience = 5_000): Promise<Value> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return ask();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
