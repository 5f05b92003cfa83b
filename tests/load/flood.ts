import { setTimeout as pause } from 'node:timers/promises';

// A process that always has `count` calls of a customer in progress. It sends `ready` to its parent.

const [, , addresses = '', token = '', count = '1'] = process.argv;
const bases = addresses.split(',');

async function callAgainAndAgain(base: string): Promise<never> {
  for (;;) {
    const answer = await fetch(`${base}/stock/success/v2/balance`, { headers: { token } }).catch(
      () => null,
    );
    await answer?.arrayBuffer();
    if (answer === null) await pause(50);
  }
}

for (let index = 0; index < Number(count); index += 1) {
  void callAgainAndAgain(bases[index % bases.length] ?? '');
}
await pause(500);
process.send?.('ready');
process.on('disconnect', () => process.exit());
