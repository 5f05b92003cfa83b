/** The platform did not answer in time. */
export class PlatformTimeout extends Error {
  override readonly name = 'PlatformTimeout';
}

/**
 * Settles as the promise does, but rejects with `PlatformTimeout` after `milliseconds`, and rejects
 * when `signal` aborts. Every wait for the platform (prompts, decoders, loaded code) uses it,
 * because some browsers and password managers never settle their promises.
 */
export async function settleWithin<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PlatformTimeout()), milliseconds);
    stop = () => reject(signal?.reason ?? new PlatformTimeout());
    if (signal?.aborted === true) stop();
    else signal?.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
    if (stop !== undefined) signal?.removeEventListener('abort', stop);
  }
}
