import { setImmediate as nextRound, setTimeout as pause } from 'node:timers/promises';

/** Milliseconds. After a shorter round of the event loop, the next computation does not wait. */
const shortRoundMs = 1;

async function endTurn(): Promise<void> {
  const began = performance.now();
  await nextRound();
  const ms = performance.now() - began;
  if (ms > shortRoundMs) await pause(ms);
}

/**
 * Creates a queue of computations: `await` the returned function before each. One starts per round
 * of the event loop. After a round longer than `shortRoundMs`, the next one waits for as long as
 * that round took. So long computations use at most half of the CPU, and no other call waits for
 * more than one of them.
 */
export function createComputeQueue(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    const previous = last;
    last = previous.then(endTurn);
    return previous;
  };
}
