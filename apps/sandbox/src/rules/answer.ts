/** What a call comes to: `ok` with data, or `no` with the code of the refusal. */
export type Answer = { msg: 'ok'; data: unknown } | { msg: 'no'; data: string };

export function ok(data: unknown = null): Answer {
  return { msg: 'ok', data };
}

/** A refusal; the code is one of those that `openapi/` lists for the call. */
export function no(code: string): Answer {
  return { msg: 'no', data: code };
}
