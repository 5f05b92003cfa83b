/** Process of `npm run nightly`: runs the long tests at full size. Environment variables pass the sizes. */
import { spawnSync } from 'node:child_process';

const sizes = {
  CORRO_NIGHTLY: 'true',
  /** Number of kills of a server with the embedded database under load. */
  CORRO_KILLS: '1000',
  /** Number of restarts, of kills and of disconnections of a Postgres. */
  CORRO_RESTARTS: '100',
  /** Number of stops of a server under load, and of rounds in which three servers behind a load balancer restart. */
  CORRO_STOPS: '20',
  CORRO_ROUNDS: '20',
  /** Number of runs of the simulation. */
  CORRO_SEEDS: '1000',
  /** Number of races of each kind of order. */
  CORRO_RACES: '100',
  /** Number of concurrent orders in a race. */
  CORRO_CROWD: '200',
  /** Number of concurrent guesses at a secret. */
  CORRO_GUESSES: '10000',
  /** Number of times that an account starts over during orders, requests and settlements. */
  CORRO_STARTOVER_ROUNDS: '600',
  /** Number of orders of one customer. */
  CORRO_ORDERS: '120000',
  /** Number of due jobs of a customer. */
  CORRO_DUE: '3000',
  /** Number of valid and of invalid requests of each call. */
  CORRO_FUZZ: '1000',
  /** Number of decoded instances of each entity. */
  CORRO_INSTANCES: '10000',
  /** Number of customers, each with 20 orders, in a database that is upgraded while others buy. */
  CORRO_COPIES: '100000',
  /** Number of customers whose portfolios are compared with their ledgers. */
  CORRO_HISTORIES: '1000',
};

const steps = [
  ['npm', 'run', 'mutation'],
  ['npx', 'vitest', 'run', 'contract/codecs'],
  ['npx', 'vitest', 'run', '--root', '../apps/sandbox', 'anyHistory'],
  ['npm', 'run', 'load'],
  [
    'env',
    'CORRO_POOLED=true',
    'npm',
    'run',
    'load',
    '--',
    'race.test.ts',
    '--exclude',
    'trace.test.ts',
  ],
  ['npm', 'run', 'test:simulation'],
  [
    'npx',
    'playwright',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    'earlyInput',
    'damagedFields',
    'memory',
    '--workers=3',
  ],
] as const;

const failed = steps.filter(([program, ...rest]) => {
  const env = { ...sizes, ...process.env };
  const { status } = spawnSync(program, rest, { cwd: import.meta.dirname, env, stdio: 'inherit' });
  return status !== 0;
});
if (failed.length > 0) {
  process.stderr.write(`Failed: ${failed.map((step) => step.join(' ')).join(', ')}.\n`);
  process.exit(1);
}
