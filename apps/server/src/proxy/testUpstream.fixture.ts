import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { text } from 'node:stream/consumers';

/** An operator's server for tests, and the calls that reached it. */
export interface TestUpstream {
  readonly url: string;
  readonly server: Server;
  readonly calls: {
    readonly method: string;
    readonly url: string;
    readonly headers: IncomingMessage['headers'];
    readonly port: number | undefined;
    body: string;
  }[];
  close(): Promise<void>;
}

/** Opens an upstream; `answer` runs once a call has arrived completely. */
export async function openUpstreamServer(answer: RequestListener): Promise<TestUpstream> {
  const calls: TestUpstream['calls'] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers, socket } = request;
    const call = { method, url, headers, port: socket.remotePort, body: '' };
    calls.push(call);
    text(request).then(
      (body) => {
        call.body = body;
        answer(request, response);
      },
      () => undefined,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    server,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen.');
  return address.port;
}
