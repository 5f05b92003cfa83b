import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const program = join(import.meta.dirname, '../../../apps/server/src/dev.ts');

/** Starts the process of `npm run dev` before an upstream, on a free port; it is to be closed. */
export async function startDev(
  upstreamUrl: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const env = { ...process.env, PORT: '0', LOCALES: 'es,en,zh,de', UPSTREAM_URL: upstreamUrl };
  const dev = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(dev, 'exit');
  const close = async () => {
    dev.kill('SIGINT');
    await ended;
  };
  for await (const line of createInterface(dev.stdout)) {
    const [, url] = /^Corro: (\S+)$/.exec(line) ?? [];
    if (url === undefined) continue;
    dev.stdout.resume();
    return { url, close };
  }
  throw new Error('npm run dev has ended.');
}
