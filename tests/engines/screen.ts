import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { phoneSize } from './phone.ts';

/** An X server that renders in memory, without a monitor. */
export interface Screen {
  /** Display name, such as `:7`. */
  readonly display: string;
  close(): Promise<void>;
}

/** Starts Xvfb in the size of the phone on a free display; `program` is its path. */
export async function openScreen(program: string): Promise<Screen> {
  const size = `${phoneSize.width}x${phoneSize.height}x24`;
  const server = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const ended = once(server, 'exit');
  const told = server.stdio[3];
  if (!(told instanceof Readable)) throw new Error('Xvfb has no way to tell its name.');
  const [number] = await Promise.race([
    once(createInterface({ input: told }), 'line'),
    ended.then(([code]) => {
      throw new Error(`Xvfb ended with ${code}.`);
    }),
  ]);
  return {
    display: `:${number}`,
    async close() {
      server.kill();
      await ended;
    },
  };
}
