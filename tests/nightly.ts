/** `npm run nightly`: the long tests at full size. Each size is an environment variable. */
import { spawnSync } from 'node:child_process';

const sizes = {
  CORRO_NIGHTLY: 'true',
  /** Kills of a server with the embedded database under load. */
  CORRO_KILLS: '1000',
  /** Number of restarts, of kills and of disconnections of a Postgres. */
  CORRO_RESTARTS: '100',
  /** Stops of a server under load, and rounds of three behind a load balancer. */
  CORRO_STOPS: '20',
  CORRO_ROUNDS: '20',
  /** Runs of the simulation. */
  CORRO_SEEDS: '1000',
  /** Races of each kind of order. */
  CORRO_RACES: '100',
  /** Concurrent orders of a race. */
  CORRO_CROWD: '200',
  /** Concurrent guesses at a secret. */
  CORRO_GUESSES: '10000',
  /** Starts over, each interrupted by a kill. */
  CORRO_STARTOVER_ROUNDS: '600',
  /** Orders of one customer. */
  CORRO_ORDERS: '120000',
  /** Due jobs of a customer. */
  CORRO_DUE: '3000',
  /** Valid and invalid calls of each kind. */
  CORRO_FUZZ: '1000',
  /** Decoded instances of each entity. */
  CORRO_INSTANCES: '10000',
  /** Customers, with 20 orders each, of a database that is upgraded beside purchases. */
  CORRO_COPIES: '100000',
  /** Customers whose portfolios are compared with their ledgers. */
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
