const friday = 5;

/**
 * Expiry of the listed contract of a future at a time: the close of the third Friday of the next
 * month, in epoch milliseconds. A position then moves on to the contract of the month after.
 */
export function expiryAfter(now: number): number {
  const date = new Date(now);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1, 21));
  const untilFriday = (friday - first.getUTCDay() + 7) % 7;
  return first.setUTCDate(1 + untilFriday + 14);
}
