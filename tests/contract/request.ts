/** What goes with a call. */
export interface CallInput {
  readonly query?: Readonly<Record<string, string>>;
  /** Path parameters: `{ id: '7' }` for `/files/{id}`. */
  readonly path?: Readonly<Record<string, string>>;
  /** Sent as it is when it is text or a form, else as JSON. */
  readonly body?: unknown;
  readonly token?: string;
  readonly key?: string;
}

/** A call of the contract, `METHOD /path`, as a request. */
export function requestOf(
  name: string,
  { query, path = {}, body, token, key }: CallInput,
): Request {
  const [method = '', template = ''] = name.split(' ');
  const at = template.replace(/\{(\w+)\}/g, (_, field) => encodeURIComponent(path[field] ?? '-'));
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  const headers = new Headers();
  if (token !== undefined) headers.set('token', token);
  if (key !== undefined) headers.set('idempotency-key', key);
  const isForm = body instanceof FormData;
  // The type of a form is written with its boundary, by the sender.
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json');
  const sent = isForm || typeof body === 'string' ? body : JSON.stringify(body);
  return new Request(`http://localhost/api${at}${search}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: sent }),
  });
}
