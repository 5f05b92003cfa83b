const secondsToMinute = 60;
const minutesToHour = 60;
/** Up to two hours are easier told in minutes. */
const longestInMinutes = 120;

/** How long to wait, as it is said. */
export interface TimeToWait {
  readonly unit: 'minutes' | 'hours';
  readonly count: number;
}

/** Seconds that an upstream asks to wait, rounded up so that the wait is over then. */
export function timeToWait(seconds: number): TimeToWait {
  const minutes = Math.max(1, Math.ceil(seconds / secondsToMinute));
  return minutes <= longestInMinutes
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.ceil(minutes / minutesToHour) };
}
