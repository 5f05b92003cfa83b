import { once } from 'node:events';
import { createServer } from 'node:http';
import { tell } from '../shared/tell.ts';

// What Node takes for the same answers: each path has a value, which is stringified for each call.

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
server.listen(0, '127.0.0.1', () => tell(Number(Object(server.address()).port)));
