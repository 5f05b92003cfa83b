import { describe, expect, it } from 'vitest';
import { checkCase, checkMessage } from './customerService.ts';

describe('a message', () => {
  it.each(['', ' ', '\n\t ', '\u00A0\u2003'])('requires a message: %j', (text) => {
    expect(checkMessage(text)).toEqual([{ code: 'message-required', field: 'message' }]);
  });

  it.each(['¿Hola?', '0', 'a\nb', 'é'.repeat(1000), '🙂'.repeat(1000)])('accepts %j', (text) => {
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
});

describe('a case', () => {
  it.each(['', '  ', 'No llegó', 'x'.repeat(1000)])(
    'accepts a subject with the message %j',
    (message) => {
      expect(checkCase({ subject: 'other', message })).toEqual([]);
    },
  );

  it('requires a subject', () => {
    expect(checkCase({ subject: null, message: '' })).toEqual([
      { code: 'subject-required', field: 'subject' },
    ]);
  });

  it('refuses a message of more than a thousand characters', () => {
    expect(checkCase({ subject: 'other', message: 'x'.repeat(1001) })).toEqual([
      { code: 'message-too-long', field: 'message', values: { max: 1000 } },
    ]);
  });
});
