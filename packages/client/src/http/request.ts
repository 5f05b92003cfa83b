type Defined<Values> = {
  [Key in keyof Values as undefined extends Values[Key] ? never : Key]: Values[Key];
} & {
  [Key in keyof Values as undefined extends Values[Key] ? Key : never]?: Exclude<
    Values[Key],
    undefined
  >;
};

/**
 * Removes undefined values, because the parameters of the contract may be absent but not undefined.
 */
export function omitUndefined<Values extends Record<string, unknown>>(
  values: Values,
): Defined<Values> {
  // The compiler does not track which keys the filter removes.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Defined<Values>;
}

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * Starts a trace (W3C Trace Context) that connects the server's logs of one call. Returns a
 * generator of `traceparent` values, one per try. The server decides whether to record it.
 */
export function newTrace(): () => string {
  const traceId = hex(16);
  return () => `00-${traceId}-${hex(8)}-00`;
}

/**
 * Resolves in a task of its own, for `yieldToMain` of ClientOptions. Unlike a timer, the task is
 * not delayed in hidden pages or during touch. Starting a read takes 10 ms on a slow phone; the
 * break lets input and frames in. Each call opens and closes its own channel, because an open
 * channel keeps the build-time renderer from exiting.
 */
export function ownTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
