/** A refusal's code with the values for its message. */
export interface CodeWithValues {
  code: string;
  values: Readonly<Record<string, number | string>>;
}

/** `ok` with data, or `no` with a refusal. */
export type Answer = { msg: 'ok'; data: unknown } | { msg: 'no'; data: string | CodeWithValues };

export function ok(data: unknown = null): Answer {
  return { msg: 'ok', data };
}

/** Creates a refusal; `openapi/` lists the codes of each call. */
export function no(code: string, values?: CodeWithValues['values']): Answer {
  return { msg: 'no', data: values === undefined ? code : { code, values } };
}

export function codeOf({ msg, data }: Answer): string | null {
  if (msg === 'ok') return null;
  return typeof data === 'string' ? data : data.code;
}
