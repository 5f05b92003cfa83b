import { type IncomingMessage, STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { policyWithoutPage, siteHeaders } from './headers.ts';

/** Headers of an answer without a body, which does not pass through `addHeaders`. */
export const refusalHeaders = { ...siteHeaders, 'Content-Security-Policy': policyWithoutPage };

const statusOf: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers unreadable requests as Node does, but with the headers that every answer has. */
export function refuseUnreadable(http: Server): void {
  http.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Duplex) => {
    if (socket.writable) socket.end(rawAnswer(statusOf[code] ?? 400));
    else socket.destroy();
  });
  http.on('checkExpectation', (_request, response: ServerResponse) => {
    response.writeHead(417, refusalHeaders).end();
  });
}

/**
 * True for a request with several `Host` headers. Such a request is ambiguous: Node uses the first
 * header, and a proxy in front may have used the last.
 */
export function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length > 1;
}

/** Answers a request whose address or host is invalid. */
export function badRequest(): Response {
  return new Response(null, { status: 400, headers: refusalHeaders });
}

/** A 404 that no cache stores. */
export function notFound(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

function rawAnswer(status: number): string {
  const headers = Object.entries({ ...refusalHeaders, 'Content-Length': '0', Connection: 'close' });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
}
