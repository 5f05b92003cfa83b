import { brokerDay, startOfBrokerDay } from '@corro/domain';
import { readTable } from './names.ts';
import { newsPieces } from './news.ts';

// The last column: hour and minute in Mexico City.
const published = new Map(readTable('subjects.tsv').map(([piece, , , when = '']) => [piece, when]));

/** Number of items for each day, so that the news go back eleven days. */
const perDay = 3;

/** Times of the demo news, in the order of `newsPieces`, in epoch milliseconds: none after `at`. */
export function newsTimes(at: number): readonly number[] {
  return newsPieces.map((piece, index) => {
    const [hours = 0, minutes = 0] = (published.get(piece) ?? '').split(':').map(Number);
    const day = brokerDay(at) - Math.floor(index / perDay);
    const timeOn = (date: number) => startOfBrokerDay(date) + (hours * 60 + minutes) * 60_000;
    return timeOn(day) <= at ? timeOn(day) : timeOn(day - 1);
  });
}
