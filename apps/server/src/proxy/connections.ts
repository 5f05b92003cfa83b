import {
  Agent as HttpAgent,
  request as requestByHttp,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { Agent as HttpsAgent, request as requestByHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';

/**
 * Milliseconds that an idle connection is kept open. Most upstreams keep it longer, so the upstream
 * rarely closes it first.
 */
const idleMs = 4_000;

/**
 * Maximum number of connections for repeatable calls. Further ones wait for a connection, while
 * their timeout is already running.
 */
const maxConnections = 256;

/**
 * Milliseconds until the upstream's next address is tried. Node's default of 250 ms is too short for an upstream on
 * another continent.
 */
const nextAddressMs = 1_000;

/** A call to the upstream. A body of bytes can be sent again, a stream cannot. */
export interface UpstreamCall {
  readonly url: URL;
  readonly method: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Uint8Array | Readable | null;
  /** True if a repeated call has no further effect. */
  readonly isRepeatable: boolean;
  readonly signal: AbortSignal;
}

/** Resolves host names; default: the system's resolver. */
export type Lookup = LookupFunction;

/** Sends calls to an upstream; resolves to the answer with its body unread. */
export interface Connections {
  send(call: UpstreamCall): Promise<IncomingMessage>;
  close(): void;
}

/**
 * Connections to one upstream. An upstream may close a kept connection at the moment in which a
 * call is sent, and then it is unknown whether the upstream executed the call. So after such a
 * failure a repeatable call is sent once more over a new connection, and any other call uses a new
 * connection from the start.
 */
export function openConnections(protocol: string, lookup?: Lookup): Connections {
  const isTls = protocol === 'https:';
  const Agent = isTls ? HttpsAgent : HttpAgent;
  const request = isTls ? requestByHttps : requestByHttp;
  const connecting = {
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: nextAddressMs,
    ...(lookup === undefined ? {} : { lookup }),
  };
  const keepAlive = new Agent({
    ...connecting,
    keepAlive: true,
    timeout: idleMs,
    maxSockets: maxConnections,
  });
  // Has no `maxSockets`, because with a limit Node would keep a used connection for the calls that
  // wait for one.
  const fresh = new Agent({ ...connecting, keepAlive: false });

  function sendBy(agent: HttpAgent, call: UpstreamCall): Promise<IncomingMessage> {
    const { url, method, headers, signal, body } = call;
    return new Promise((resolve, reject) => {
      const outgoing = request(url, { agent, method, headers, signal }, resolve);
      outgoing.once('error', (error) => reject(new SendFailed(outgoing, error)));
      write(outgoing, body, reject);
    });
  }

  return {
    async send(call) {
      if (!call.isRepeatable) return sendBy(fresh, call);
      try {
        return await sendBy(keepAlive, call);
      } catch (error) {
        const wasClosed = error instanceof SendFailed && error.isOnReusedConnection;
        if (!wasClosed || call.signal.aborted) throw error;
        return sendBy(fresh, call);
      }
    },
    close() {
      keepAlive.destroy();
      fresh.destroy();
    },
  };
}

class SendFailed extends Error {
  override readonly name = 'SendFailed';
  readonly isOnReusedConnection: boolean;
  constructor(outgoing: ClientRequest, cause: Error) {
    super(cause.message, { cause });
    this.isOnReusedConnection = outgoing.reusedSocket;
  }
}

function write(
  outgoing: ClientRequest,
  body: UpstreamCall['body'],
  onBroken: (error: Error) => void,
): void {
  if (body === null || body instanceof Uint8Array) {
    outgoing.end(body);
    return;
  }
  body.once('error', onBroken);
  pipeline(body, outgoing, () => undefined);
}
