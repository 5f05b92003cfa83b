import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
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
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
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

test('a failed start ends with code 1 and one line in the log that names the missing migrations', async () => {
  const program = `
    const { runServer } = await import(${JSON.stringify(module)});
    class DatabaseNewer extends Error {
      name = 'DatabaseNewer';
      details = { needs: '0032-due-work', unknown: ['0040-contract-names'] };
    }
    await runServer(async () => { throw new DatabaseNewer('Not used.'); }, 'json');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  expect({ code, err }).toEqual({ code: 1, err: '' });
  expect(JSON.parse(out)).toEqual({
    level: 'fatal',
    time: expect.stringMatching(/^\d{4}-/),
    pid: child.pid,
    event: 'failed',
    reason: 'DatabaseNewer',
    message: 'Not used.',
    needs: '0032-due-work',
    unknown: ['0040-contract-names'],
  });
});
