/** The answer to one call. */
export type ScriptedAnswer = {
  /** Resolves or rejects like fetch; `signal` belongs to the request. */
  respond: (signal: AbortSignal) => Promise<Response>;
};

const simulatedHeader = { 'x-corro-simulated': 'true' };

function body(
  text: string | null,
  status: number,
  headers: Record<string, string>,
): ScriptedAnswer {
  return { respond: async () => new Response(text, { status, headers }) };
}

function json(value: unknown, status = 200): ScriptedAnswer {
  const headers = { 'content-type': 'application/json', ...simulatedHeader };
  return body(JSON.stringify(value), status, headers);
}

function stall(): ScriptedAnswer {
  return {
    respond: (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      }),
  };
}

/** The ways in which an upstream answers or fails. */
export const answer = {
  /** `{ msg: "ok", data }` with the simulation header. */
  ok: (data: unknown = null) => json({ msg: 'ok', data }),
  /** `{ msg: "ok", data }` without the simulation header. */
  real: (data: unknown = null) =>
    body(JSON.stringify({ msg: 'ok', data }), 200, { 'content-type': 'application/json' }),
  /** `{ msg: "no", data: code }`. */
  refusal: (code: unknown, status = 200) => json({ msg: 'no', data: code }, status),
  /** HTTP 400 with `logout`. */
  logout: () => json({ msg: 'logout', data: null }, 400),
  /** HTTP 401 with an empty body. */
  unauthorized: () => body(null, 401, {}),
  /** Bytes of an image, without an envelope. */
  image: (bytes: Blob): ScriptedAnswer => ({
    respond: async () =>
      new Response(bytes, { headers: { 'content-type': bytes.type, ...simulatedHeader } }),
  }),
  html: (status = 200) =>
    body('<!doctype html><title>Bad gateway</title>', status, { 'content-type': 'text/html' }),
  /** A gateway that asks to wait this many seconds. */
  gatewayBusy: (seconds: number) =>
    body('<!doctype html><title>Too many</title>', 429, { 'retry-after': String(seconds) }),
  nothing: (status = 200) => body(null, status, {}),
  halfJson: () => body('{"msg":"ok","data":{"rows":[', 200, { 'content-type': 'application/json' }),
  missingMsg: (data: unknown = {}) => json({ data }),
  json,
  /** Never answers; rejects once the request is aborted. */
  stall,
  /** The network fails, as fetch reports it. */
  offline: (): ScriptedAnswer => ({
    respond: async () => {
      throw new TypeError('fetch failed');
    },
  }),
  /** The body breaks off after a few bytes. */
  brokenOff: (): ScriptedAnswer => ({
    respond: async () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"msg":'));
            controller.error(new TypeError('terminated'));
          },
        }),
      ),
  }),
};
