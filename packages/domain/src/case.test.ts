import { expect, it } from 'vitest';
import { checkCase } from './case.ts';

it.each(['', '  ', 'No llegó', 'x'.repeat(1000)])(
  'takes a subject with the message %j',
  (message) => {
    expect(checkCase({ subject: 'other', message })).toEqual([]);
  },
);

it('wants a subject', () => {
  expect(checkCase({ subject: null, message: '' })).toEqual([
    { code: 'subject-required', field: 'subject' },
  ]);
});

it('refuses a message of more than a thousand characters', () => {
  expect(checkCase({ subject: 'other', message: 'x'.repeat(1001) })).toEqual([
    { code: 'message-too-long', field: 'message', values: { max: 1000 } },
  ]);
});
