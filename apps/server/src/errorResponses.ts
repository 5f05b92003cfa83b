import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { everywhere } from './headers.ts';

const statusOf: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what Node cannot read as a request: as Node does, with the headers of every answer. */
export function refuseUnreadable(http: Server): void {
  http.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Duplex) => {
    if (socket.writable) socket.end(rawAnswer(statusOf[code] ?? 400));
    else socket.destroy();
  });
  http.on('checkExpectation', (_request, response: ServerResponse) => {
    response.writeHead(417, everywhere).end();
  });
}

/** An answer to what is a request but for its address or its host. */
export function badRequest(): Response {
  return new Response(null, { status: 400, headers: everywhere });
}

/** Nothing is at the address, nor will a cache say so for long. */
export function notFound(): Response {
  return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
}

function rawAnswer(status: number): string {
  const headers = Object.entries({ ...everywhere, 'Content-Length': '0', Connection: 'close' });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
}
