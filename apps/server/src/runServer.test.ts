import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const module = new URL('./runServer.ts', import.meta.url).href;

/** Starts a process whose server takes 200 ms to close and then prints `closed`. */
async function started() {
  const program = `
    const { runServer } = await import(${JSON.stringify(module)});
    await runServer(async () => ({
      port: 0,
      close: () => new Promise((closed) => setTimeout(() => { console.log('closed'); closed(); }, 200)),
    }));
    console.log('started');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  await once(child.stdout, 'data');
  return { child, said: () => said };
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s closes the server and ends with 0, also when npm forwards the signal a second time',
  async (signal) => {
    const { child, said } = await started();
    child.kill(signal);
    setTimeout(() => child.kill(signal), 50);
    const [code] = await once(child, 'exit');
    expect({ code, said: said() }).toEqual({ code: 0, said: 'started\nclosed\n' });
  },
);
