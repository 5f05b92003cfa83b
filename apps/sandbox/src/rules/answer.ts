/** A refusal's code and the values that its sentence needs. */
export interface CodeWithValues {
  code: string;
  values: Readonly<Record<string, number | string>>;
}

/** What a call comes to: `ok` with data, or `no` with the code of the refusal. */
export type Answer = { msg: 'ok'; data: unknown } | { msg: 'no'; data: string | CodeWithValues };

export function ok(data: unknown = null): Answer {
  return { msg: 'ok', data };
}

/** A refusal; the code is one of those that `openapi/` lists for the call. */
export function no(code: string, values?: CodeWithValues['values']): Answer {
  return { msg: 'no', data: values === undefined ? code : { code, values } };
}

/** The code of a refusal; null for anything else. */
export function codeOf({ msg, data }: Answer): string | null {
  if (msg === 'ok') return null;
  return typeof data === 'string' ? data : data.code;
}
