import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { requireProgram } from '../../../.config/distribution.mjs';
import { freePort } from '../postgresServer.ts';

const configuration = new URL('../../../.config/compose/haproxy.cfg', import.meta.url).pathname;

/** The load balancer of compose.yaml. */
export interface Balancer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a load balancer for three ports, with checks every 100 ms. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const [one, two, three] = ports.map((port) => `127.0.0.1:${port}`);
  const port = await freePort();
  const child = spawn(requireProgram('haproxy'), ['-db', '-f', configuration], {
    env: {
      ...process.env,
      BALANCER_ADDRESS: `127.0.0.1:${port}`,
      CHECK_INTERVAL: '100ms',
      PROCESS_ONE: one,
      PROCESS_TWO: two,
      PROCESS_THREE: three,
    },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isUp())) await pause(20);
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
