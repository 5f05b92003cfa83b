/**
 * What may be logged of a failure. Its message may quote what was sent (`invalid input syntax for type uuid: "…"`):
 * quoted text, numbers, and everything behind a colon's quotes are left out, and of the stack only the places.
 */
export function maskedFault(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { fault: typeof error };
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    fault: error.name,
    ...('code' in error && typeof error.code === 'string' ? { faultCode: error.code } : {}),
    said: maskedText(error.message),
    at: places.slice(0, 8).map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: maskedFault(error.cause) }),
  };
}

function maskedText(text: string): string {
  return text
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|\([^)]*\)=\([^)]*\)/g, '…')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27,}/gi, '…')
    .replaceAll(/[\w.-]*\d{3}[\w.-]*/g, '…')
    .slice(0, 300);
}
