import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ServedCorro {
  readonly url: string;
  signal(name: NodeJS.Signals): void;
  /** Resolves to the exit code and stderr when the process ends. */
  readonly ended: Promise<{ readonly code: number | null; readonly said: string }>;
  /** Requests `/readyz` and returns the status; 0 without an answer. */
  readiness(): Promise<number>;
}

/** Writes a stub of a built app. */
export async function stubApp(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'corro-least-app-'));
  const manifest = { routes: {}, places: [], fallback: 'app', warning: 'app', inline: {} };
  await mkdir(join(folder, 'prerendered'));
  await writeFile(join(folder, 'prerendered', 'app.es.demo.html'), 'app');
  await writeFile(join(folder, 'pages.json'), JSON.stringify(manifest));
  return folder;
}

const app = stubApp();

/** Starts a server with environment variables and waits until it serves. */
export async function serve(settings: Readonly<Record<string, string>>): Promise<ServedCorro> {
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: join(tmpdir(), 'corro-compiled'),
    WEB_FOLDER: await app,
    PORT: '0',
    ...settings,
  };
  const child = fork(new URL('./serve.ts', import.meta.url), [], { env, silent: true });
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, said }));
  const url = await new Promise<string>((resolve, reject) => {
    let heard = '';
    child.stdout?.on('data', (text: Buffer) => {
      heard += text.toString();
      const port = /localhost:(\d+)/.exec(heard)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    void ended.then(() => reject(new Error(`It ended instead of serving: ${said}`)));
  });
  return {
    url,
    ended,
    signal: (name) => void child.kill(name),
    readiness: () =>
      fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
        ({ status }) => status,
        () => 0,
      ),
  };
}
