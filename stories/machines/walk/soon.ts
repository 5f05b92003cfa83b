/** Tries again, for as long as a busy page may take (milliseconds), until what is asked for is there. */
export async function soon<Value>(ask: () => Value, patience = 5_000): Promise<Value> {
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
