import { expect, it } from 'vitest';
import { readLearnedFormat, storeLearnedFormat } from './learnedFormat.ts';
import { createStorage } from './storage.ts';

const now = 1_795_881_600_000;
const dayMs = 86_400_000;

/** A storage that keeps values in memory, because the browser blocks its own. */
const refused = () =>
  createStorage(() => {
    throw new Error('no storage');
  });

it('keeps a learned format for a week', () => {
  const storage = refused();
  const format = { timeZone: 'Etc/GMT+6', firstPage: null, decimalSeparator: ',' };
  expect(readLearnedFormat(storage, now)).toEqual({});
  storeLearnedFormat(storage, format, now);
  expect(readLearnedFormat(storage, now + 6 * dayMs)).toEqual(format);
  expect(readLearnedFormat(storage, now + 8 * dayMs)).toEqual({});
  // The clock of the device was a year ahead.
  expect(readLearnedFormat(storage, now - 365 * dayMs)).toEqual({});
});

it.each(['{', 'null', '7', '[]', '{"timeZone":"UTC"}', '{"time":"soon"}'])(
  'reads nothing from %s',
  (text) => {
    const storage = refused();
    storage.write('learned_format', text);
    expect(readLearnedFormat(storage, now)).toEqual({});
  },
);

it('ignores values that are not text', () => {
  const storage = refused();
  storage.write('learned_format', JSON.stringify({ timeZone: 7, firstPage: {}, time: now }));
  expect(readLearnedFormat(storage, now)).toEqual({
    timeZone: null,
    firstPage: null,
    decimalSeparator: null,
  });
});
