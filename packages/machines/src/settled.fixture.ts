/** Lets the promises in flight arrive: more turns than any chain of theirs is long. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
