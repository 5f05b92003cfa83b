/** An upload as a `request` for fetch and as its `form` body for XMLHttpRequest. */
export type FormUpload = {
  request: Request;
  form: FormData;
  /** Reports sent and total bytes; not called after the response. */
  onProgress: (sent: number, total: number) => void;
};

/** Sends a form; resolves or rejects as fetch does. */
export type FormSender = (upload: FormUpload) => Promise<Response>;

/** Response headers that the client uses. */
const readHeaders = [
  'authorization',
  'content-type',
  'date',
  'idempotency-honoured',
  'retry-after',
  'token',
  'x-corro-simulated',
] as const;

/** `Response` rejects a body for these statuses. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Sends with XMLHttpRequest, because fetch reports no upload progress. Copies only the response
 * headers that the client uses.
 */
export const sendFormByXhr: FormSender = ({ request, form, onProgress }) =>
  new Promise((resolve, reject) => {
    const { signal } = request;
    const xhr = new XMLHttpRequest();
    const stop = () => xhr.abort();
    xhr.open(request.method, request.url);
    // Bytes and not text, because the transport decodes the charset.
    xhr.responseType = 'arraybuffer';
    request.headers.forEach((value, name) => {
      // The browser sets the content type, with the boundary of the form.
      if (name !== 'content-type') xhr.setRequestHeader(name, value);
    });
    xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
    xhr.addEventListener('load', () => resolve(answerOf(xhr)));
    xhr.addEventListener('error', () => reject(new TypeError('The upload failed')));
    xhr.addEventListener('abort', () => reject(signal.reason));
    xhr.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    signal.throwIfAborted();
    signal.addEventListener('abort', stop, { once: true });
    xhr.send(form);
  });

function answerOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of readHeaders) {
    const value = xhr.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  const body: ArrayBuffer | null = bodiless.has(xhr.status) ? null : xhr.response;
  return new Response(body, { status: xhr.status, headers });
}
