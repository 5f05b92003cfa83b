/** Tries again, for as long as a busy page may take, until what is asked for is there. */
export async function soon<Value>(ask: () => Value): Promise<Value> {
  const end = performance.now() + 5000;
  for (;;) {
    try {
      return ask();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
