import { once } from 'node:events';
import { createServer } from 'node:http';
import { reportPort } from '../shared/reportPort.ts';

// A server without Corro: it only stringifies the answer of a path for each call.

const [answers] = (await once(process, 'message')) as [Readonly<Record<string, unknown>>];
const server = createServer((request, response) => {
  const body = JSON.stringify(answers[request.url ?? '']);
  response
    .writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
});
server.listen(0, '127.0.0.1', () => reportPort(Number(Object(server.address()).port)));
