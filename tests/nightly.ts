/**
 * `npm run nightly`: the tests that break things, each at the size that takes its time. What one of
 * them does more of at night is a variable of its own, which can be set to something else.
 */
import { spawnSync } from 'node:child_process';

const sizes = {
  CORRO_NIGHTLY: 'true',
  /** Of the embedded database under orders. */
  CORRO_KILLS: '1000',
  /** Of each: a Postgres restarted in order, killed, and cut off from its clients. */
  CORRO_RESTARTS: '34',
  /** Of a server under load, and of three behind a load balancer. */
  CORRO_STOPS: '20',
  CORRO_ROUNDS: '20',
  /** Worlds of the simulation. */
  CORRO_SEEDS: '1000',
  /** Races of every way of spending. */
  CORRO_RACES: '100',
  /** Orders at once in each of them. */
  CORRO_CROWD: '200',
  /** At one secret, at once. */
  CORRO_GUESSES: '10000',
  /** Pieces of work that are due for one customer. */
  CORRO_DUE: '3000',
  /** Valid and invalid calls of each operation. */
  CORRO_FUZZ: '1000',
  /** Of each entity of the contract, read by the client. */
  CORRO_INSTANCES: '10000',
  /** Of customers, whose portfolios are held against a replay of their ledgers. */
  CORRO_HISTORIES: '1000',
};

const steps = [
  ['npm', 'run', 'mutation'],
  ['npx', 'vitest', 'run', 'contract/codecs'],
  ['npx', 'vitest', 'run', '--root', '../apps/sandbox', 'anyHistory'],
  ['npm', 'run', 'load'],
  ['npm', 'run', 'test:simulation'],
  [
    'npx',
    'playwright',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    'earlyInput',
    'fields',
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
