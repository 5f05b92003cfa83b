/**
 * `npm run nightly`: the tests that break things, each at the size that takes its time. What one of
 * them does more of at night is a variable of its own, which can be set to something else.
 */
import { spawnSync } from 'node:child_process';

const sizes = {
  /** Of the embedded database under orders. */
  CORRO_KILLS: '1000',
  /** Of each: a Postgres restarted in order, killed, and cut off from its clients. */
  CORRO_RESTARTS: '34',
  /** Worlds of the simulation. */
  CORRO_SEEDS: '1000',
  /** Races of every way of spending. */
  CORRO_RACES: '100',
};

const steps = ['test:load', 'test:simulation'];

const failed = steps.filter((step) => {
  const { status } = spawnSync('npm', ['run', step, '-w', '@corro/tests'], {
    env: { ...sizes, ...process.env },
    stdio: 'inherit',
  });
  return status !== 0;
});
if (failed.length > 0) {
  process.stderr.write(`Failed: ${failed.join(', ')}.\n`);
  process.exit(1);
}
