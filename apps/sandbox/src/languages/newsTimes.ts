import { brokerDay, startOfBrokerDay } from '@corro/domain';
import { readTable } from './names.ts';
import { newsPieces } from './news.ts';

// The last column: hour and minute in Mexico City, and the day that the words of the item name.
const published = new Map(readTable('subjects.tsv').map(([piece, , , when = '']) => [piece, when]));

/** Number of items for each day, so that the news go back two weeks. */
const perDay = 3;

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Day 0 was a Thursday. */
const weekdayOf = (day: number) => weekdays[(day + 3) % 7];

const isSession = (day: number) => weekdayOf(day) !== 'sat' && weekdayOf(day) !== 'sun';

const monthOf = (day: number) => new Date(startOfBrokerDay(day)).getUTCMonth();

function isLastOfMonth(day: number): boolean {
  const next = weekdayOf(day) === 'fri' ? day + 3 : day + 1;
  return monthOf(next) !== monthOf(day);
}

/**
 * Times of the demo news, in the order of `newsPieces`, in epoch milliseconds: none after `at`,
 * each at the hour and on the day that the words of its item name.
 */
export function newsTimes(at: number): readonly number[] {
  return newsPieces.map((piece, index) => {
    const [clock = '', named] = (published.get(piece) ?? '').split(' ');
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    const timeOn = (day: number) => startOfBrokerDay(day) + (hours * 60 + minutes) * 60_000;
    const fits = (day: number) =>
      isSession(day) &&
      timeOn(day) <= at &&
      (named === undefined || (named === 'month' ? isLastOfMonth(day) : weekdayOf(day) === named));
    let day = brokerDay(at) - Math.floor(index / perDay);
    while (!fits(day)) day -= 1;
    return timeOn(day);
  });
}
