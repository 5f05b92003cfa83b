import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

// A process with hostile connections. Each connection sends batches of twenty requests for charts
// without a pause. Each request has parameters that were never sent before. The process sends
// `ready` to its parent, and later the number of answers by status.

const [, , base = '', tokens = '', count = '1'] = process.argv;
const { hostname, port, pathname } = new URL(base);
const symbols = ['AVENA', 'BRISA', 'CEIBA', 'DUNA', 'ENEBRO'];
const batch = 20;

const answers: Record<string, number> = {};
let sent = 0;

function request(token: string): string {
  sent += 1;
  const query = new URLSearchParams({
    symbol: symbols[sent % symbols.length] ?? '',
    interval: '1m',
    range: '1d',
    market: `US${sent}`,
    unused: String(Math.random()),
  });
  return (
    `GET ${pathname}/v2/yahoo?${query.toString()} HTTP/1.1\r\nHost: ${hostname}\r\ntoken: ${token}\r\n` +
    `Accept-Encoding: identity;q=0.${sent}\r\n\r\n`
  );
}

async function attack(token: string): Promise<void> {
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  let waiting = 0;
  socket.on('data', (text: string) => {
    for (const [, status = ''] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
      answers[status] = (answers[status] ?? 0) + 1;
      waiting -= 1;
    }
    if (waiting === 0) socket.emit('answered');
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  for (;;) {
    waiting = batch;
    socket.write(Array.from({ length: batch }, () => request(token)).join(''));
    await once(socket, 'answered');
  }
}

for (let index = 0; index < Number(count); index += 1) {
  const token = tokens.split(',')[index % tokens.split(',').length] ?? '';
  void attack(token).catch(() => undefined);
}
await pause(500);
process.send?.('ready');
process.on('message', () => process.send?.(answers));
process.on('disconnect', () => process.exit());
