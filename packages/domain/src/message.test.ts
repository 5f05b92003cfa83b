import { expect, it } from 'vitest';
import { checkMessage } from './message.ts';

it.each(['', ' ', '\n\t ', '\u00A0\u2003'])('wants something said: %j', (text) => {
  expect(checkMessage(text)).toEqual([{ code: 'message-required', field: 'message' }]);
});

it.each(['¿Hola?', '0', 'a\nb', 'é'.repeat(1000), '🙂'.repeat(1000)])('takes %j', (text) => {
  expect(checkMessage(text)).toEqual([]);
});

it.each(['x'.repeat(1001), '🙂'.repeat(1001)])(
  'refuses more than a thousand characters',
  (text) => {
    expect(checkMessage(text)).toEqual([
      { code: 'message-too-long', field: 'message', values: { max: 1000 } },
    ]);
  },
);
