/** A form to send, as a request and apart: only `request` can be given to fetch. */
export type FormUpload = {
  /** With address, token and the signal that stops it; its body is `form`. */
  request: Request;
  /** The body of `request`. */
  form: FormData;
  /** Bytes that have gone out, and how many there are. Not called once the answer is there. */
  onProgress: (sent: number, total: number) => void;
};

/** Sends a form and resolves or rejects as fetch does. */
export type FormSender = (upload: FormUpload) => Promise<Response>;

/** Of an answer's headers those that the client reads. */
const readHeaders = [
  'content-type',
  'idempotency-honoured',
  'retry-after',
  'x-corro-simulated',
] as const;

/** Answers without a body, which `Response` refuses to be given one for. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Sends with XMLHttpRequest: of what has gone out fetch says nothing. Of the answer's headers those
 * are kept that the client reads.
 */
export const sendFormByXhr: FormSender = ({ request, form, onProgress }) =>
  new Promise((resolve, reject) => {
    const { signal } = request;
    const xhr = new XMLHttpRequest();
    const stop = () => xhr.abort();
    xhr.open(request.method, request.url);
    request.headers.forEach((value, name) => {
      // The browser writes it, with the boundary of the form that goes out here.
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
  const body = bodiless.has(xhr.status) ? null : xhr.responseText;
  return new Response(body, { status: xhr.status, headers });
}
