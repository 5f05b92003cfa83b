import { dayMs, momentIn, timeZoneOf, zoneOfOffset } from '@corro/domain';
import { readTime } from '../codecs/times.ts';

/** The time zone of an upstream that sends times without a zone. */
export type UpstreamZone = {
  /** IANA name; null while it is unknown. */
  name: () => string | null;
  /** Takes a name (`America/Mexico_City`) or an offset (`-06:00`); ignores anything else. */
  declare: (text: string) => void;
  /**
   * Adds the zone to the times of an answer's JSON. While the zone is unknown, times without a zone
   * become null, because the moment that they mean is unknown; dates and the times of candles stay.
   */
  complete: (json: string) => string;
  /**
   * Learns the zone from the answer to a call that has just created something, and from later rows
   * with its order number. `now` is the upstream's time of the answer, epoch milliseconds.
   */
  learn: (json: string, now: number, path: string) => void;
};

/**
 * Checks for a call that creates a record now. A sale or cancellation does not count, because its
 * answer names an older order.
 */
export const isCreating = (path: string) => /\/(?:buy|purchase|add|access|send)$/.test(path);

/** A member of a JSON object with a time without a zone, or with a date. */
const member =
  /"(\w*(?:at|time|date|timestamp))"(\s*:\s*)"(\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}[\d:.,]*)?)"/gi;

/** A candle's time that is written without a zone. */
const candleTimes = /"timestamp"\s*:\s*"\d{4}-\d{2}-\d{2}(?:[T ](\d{2}:\d{2}[\d:.,]*))?"/g;

/** Checks if most candles of an answer begin at midnight; the candle of today may not. */
function hasDailyCandles(json: string): boolean {
  let surplus = 0;
  for (const [, clock = ''] of json.matchAll(candleTimes)) surplus += /[1-9]/.test(clock) ? -1 : 1;
  return surplus > 0;
}

/** A JSON object without objects inside, such as a row. */
const flatObject = /\{[^{}]*\}/g;

/** Members that tell when an order was placed, most exact first. */
const placedAt = ['created_at', 'time'];

const quarterMs = 15 * 60_000;

/** Tolerated delay between an order and its answer, milliseconds. */
const delayMs = 120_000;

/** Maximum number of remembered orders; their rows in later lists may tell the zone. */
const maxOrders = 10;

/**
 * @param declared the zone that the operator has set
 * @param learned the zone that was learned before; newer orders may correct it
 */
export function createUpstreamZone(
  declared: string | null,
  onZone: (name: string) => void = () => undefined,
  learned: string | null = null,
): UpstreamZone {
  let name = timeZoneOf(declared ?? '');
  let isDeclared = name !== null;
  name ??= timeZoneOf(learned ?? '');
  let toMoment = name === null ? null : momentIn(name);
  const orders = new Map<string, number>();

  function take(zone: string | null): void {
    if (zone === null || zone === name) return;
    name = zone;
    toMoment = momentIn(zone);
    onZone(zone);
  }

  /** Learns the zone from one object that the upstream wrote at `now`. */
  function compare(object: string, now: number): void {
    const times = new Map<string, string>();
    for (const [, key = '', , text = ''] of object.matchAll(member)) times.set(key, text);
    const walls = placedAt.flatMap((key) => readTime(times.get(key) ?? '') ?? []);
    const wall = walls.find(({ zone }) => zone === 'none')?.time;
    if (wall === undefined) return;
    const offset = Math.round((wall - now) / quarterMs) * quarterMs;
    if (Math.abs(wall - now - offset) <= delayMs) take(zoneOfOffset(offset));
  }

  return {
    name: () => name,
    declare(text) {
      isDeclared ||= timeZoneOf(text) !== null;
      take(timeZoneOf(text));
    },
    complete(json) {
      let isDaily: boolean | undefined;
      return json.replaceAll(member, (found, key: string, colon: string, text: string) => {
        const read = readTime(text);
        if (read === null || read.zone === 'given') return found;
        if (key === 'timestamp') {
          // A daily candle keeps its date, because charts label days in UTC. While the zone is
          // unknown, all candles keep their times, which are then read as UTC.
          const isMidnight = read.time % dayMs === 0;
          if (toMoment === null || (isMidnight && (isDaily ??= hasDailyCandles(json))))
            return found;
        }
        if (toMoment !== null) {
          return `"${key}"${colon}"${new Date(toMoment(read.time)).toISOString()}"`;
        }
        return read.zone === 'day' ? found : `"${key}"${colon}null`;
      });
    },
    learn(json, now, path) {
      if (isDeclared) return;
      if (isCreating(path)) {
        compare(json, now);
        for (const number of numbersIn(json)) orders.set(number, now);
        for (const number of [...orders.keys()].slice(0, -maxOrders)) orders.delete(number);
      } else if (orders.size > 0) {
        for (const [row] of json.matchAll(flatObject)) {
          for (const number of numbersIn(row)) compare(row, orders.get(number) ?? Number.NaN);
        }
      }
    },
  };
}

/** Order numbers in JSON. */
function numbersIn(json: string): string[] {
  return [...json.matchAll(/"no"\s*:\s*"?([^",}\s]+)/g)].map(([, number = '']) => number);
}
