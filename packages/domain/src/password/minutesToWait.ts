const secondsToMinute = 60;

/** Seconds that an upstream asks to wait, as whole minutes, rounded up so that the wait is over then. */
export function minutesToWait(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / secondsToMinute));
}
