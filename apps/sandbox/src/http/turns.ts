import { setImmediate as nextRound, setTimeout as pause } from 'node:timers/promises';

/** Rounds shorter than this need no pause, in milliseconds. */
const shortRoundMs = 1;

async function endTurn(): Promise<void> {
  const began = performance.now();
  await nextRound();
  const ms = performance.now() - began;
  if (ms > shortRoundMs) await pause(ms);
}

/**
 * Gives computations their turns: one for each round of the event loop, and then a pause as long as
 * that round. So they take half of the CPU at most, however many wait, and no other call waits for
 * more than one of them.
 */
export function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    const turn = last;
    last = turn.then(endTurn);
    return turn;
  };
}
