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

/** How long an idle connection is kept: shorter than servers commonly keep theirs, so that it is rarely closed by them. */
const idleMs = 4_000;

/** How many kept connections there are; further calls wait for one, and their time runs. */
const mostConnections = 256;

/**
 * Milliseconds until the next address of the upstream is tried, of the other family where it has both. Node's own
 * quarter of a second gives up on an upstream across an ocean.
 */
const nextAddressMs = 1_000;

/** A call as it goes to the upstream. A body in bytes can be sent again, one that streams cannot. */
export interface UpstreamCall {
  readonly url: URL;
  readonly method: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Uint8Array | Readable | null;
  /** Whether doing it twice does no more than doing it once. */
  readonly repeatable: boolean;
  readonly signal: AbortSignal;
}

/** Finds the addresses of a host's name; the system's way unless given. */
export type Lookup = LookupFunction;

/** Sends calls to an upstream; what comes back is its answer with the body still to be read. */
export interface Connections {
  send(call: UpstreamCall): Promise<IncomingMessage>;
  close(): void;
}

/**
 * Connections to one upstream. An upstream may close a kept connection at the moment at which a call goes out, and
 * then it cannot be told whether it did what was asked. So a call that may be repeated is sent once more over a
 * connection of its own, and one that must not be is given such a connection to begin with.
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
    maxSockets: mostConnections,
  });
  // A limit here would make Node keep connections for the calls that wait.
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
      if (!call.repeatable) return sendBy(fresh, call);
      try {
        return await sendBy(keepAlive, call);
      } catch (error) {
        const wasClosed = error instanceof SendFailed && error.onReusedConnection;
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
  readonly onReusedConnection: boolean;
  constructor(outgoing: ClientRequest, cause: Error) {
    super(cause.message, { cause });
    this.onReusedConnection = outgoing.reusedSocket;
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
