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
