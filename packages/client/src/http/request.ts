type Defined<Values> = {
  [Key in keyof Values as undefined extends Values[Key] ? never : Key]: Values[Key];
} & {
  [Key in keyof Values as undefined extends Values[Key] ? Key : never]?: Exclude<
    Values[Key],
    undefined
  >;
};

/** Leaves out what is undefined: the contract knows absent parameters, not undefined ones. */
export function defined<Values extends Record<string, unknown>>(values: Values): Defined<Values> {
  // The compiler does not follow which keys the filter drops.
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
 * Names a call (W3C Trace Context), so that what the server logs leads from what the customer did to what became of it.
 * Returns what each try of the call is sent with. Whether anything is recorded is the server's to decide.
 */
export function newTrace(): () => string {
  const traceId = hex(16);
  return () => `00-${traceId}-${hex(8)}-00`;
}

/**
 * Resolves in a task of its own, for `turn` of ClientOptions: at once, and also in a hidden page and while a finger is
 * down, where browsers hold timers back. To begin a read takes a slow phone 10 ms; between two of them a finger and a
 * frame come in. The channel is new each time, since an open one keeps what renders pages at a build from ending.
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
