import { expect, it } from 'vitest';
import { brokerDay, startOfBrokerDay, startOfDay } from './brokerDay.ts';

const at = (text: string) => Date.parse(text);

it.each([
  ['before midnight in UTC', '2026-11-20T23:59:59.999Z', '2026-11-20'],
  ['after midnight in UTC', '2026-11-21T00:05:00Z', '2026-11-20'],
  ['before midnight in Mexico City', '2026-11-21T05:59:59.999Z', '2026-11-20'],
  ['at midnight in Mexico City', '2026-11-21T06:00:00Z', '2026-11-21'],
  ['in summer', '2027-07-21T05:30:00Z', '2027-07-20'],
  ['before 1970', '1969-12-31T05:59:59Z', '1969-12-30'],
])('a moment %s belongs to the day in Mexico City', (_, moment, date) => {
  const start = at(`${date}T06:00:00Z`);
  expect(brokerDay(at(moment))).toBe(at(`${date}T00:00:00Z`) / 86_400_000);
  expect(startOfBrokerDay(brokerDay(at(moment)))).toBe(start);
  expect(startOfDay(at(moment))).toBe(start);
});
