import { hash, unit } from './noise.ts';

/** Minutes of a day. */
const minutes = 1440;
/** Share of a day's trade that crowds at its beginning and its end; the rest is spread evenly. */
const crowd = 0.3;
/** How unevenly the two halves of a day divide its trade at most, and how much more each half of a half. */
const unevenness = { ofDay: 0.07, more: 0.05 };

/** Share of a usual day's trade before minute `at`: busy, calm, busy again. */
function usual(at: number): number {
  const t = (2 * at) / minutes - 1;
  return (1 - crowd) * (at / minutes) + (crowd * (t * t * t + 1)) / 2;
}

/** Share of a day's trade before `minute` (0 to 1440): of any two halves one is livelier. */
function shareBefore(day: number, minute: number): number {
  if (minute >= minutes) return 1;
  let from = 0;
  let to = minutes;
  let seed = hash(day, 20);
  let tilt = unevenness.ofDay;
  let before = 0;
  let share = 1;
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    const plain = (usual(middle) - usual(from)) / (usual(to) - usual(from));
    const left = share * plain * (1 + 2 * (1 - plain) * tilt * (2 * unit(seed, 1) - 1));
    const isLeft = minute < middle;
    seed = hash(seed, isLeft ? 2 : 3);
    tilt += unevenness.more;
    if (isLeft) {
      to = middle;
      share = left;
    } else {
      from = middle;
      share -= left;
      before += left;
    }
  }
  return before;
}

/** Units traded from the day's start to the start of `minute` (0 to 1440), of `total` in the day. */
function tradedBefore(total: number, seed: number, minute: number): number {
  return Math.round(total * shareBefore(seed, minute));
}

/** Units traded in the minutes from `from` to the one before `to`. All of a day add up to its total. */
export function minuteVolumes(total: number, seed: number, from: number, to: number): number[] {
  let before = tradedBefore(total, seed, from);
  return Array.from({ length: to - from }, (_, i) => {
    const after = tradedBefore(total, seed, from + i + 1);
    const traded = after - before;
    before = after;
    return traded;
  });
}

/** Units traded in a minute as far as its second `second`. */
export function minuteVolume(total: number, seed: number, minute: number, second: number): number {
  const [traded = 0] = minuteVolumes(total, seed, minute, minute + 1);
  return Math.floor((traded * (second + 1)) / 60);
}

/** Units traded in a day as far as `second` (0 to 86399). */
export function dayVolume(total: number, seed: number, second: number): number {
  const minute = Math.floor(second / 60);
  return tradedBefore(total, seed, minute) + minuteVolume(total, seed, minute, second % 60);
}
