import type { MessageId } from '@corro/messages';
import { expect, it } from 'vitest';
import { statedText } from './statedText.ts';

const words = {
  has: (id: string): id is MessageId => id === 'hint.wrong-password',
  t: (id: MessageId, values: object = {}) => `${id} ${JSON.stringify(values)}`,
};

const said = (code: string) =>
  statedText(
    { refusal: { kind: 'refused', code, values: {} }, failure: null },
    words,
    'forgot.failed',
  );

it('says a known code in our words, and an unknown one with the code', () => {
  expect(said('wrong-password')).toBe('hint.wrong-password {}');
  expect(said('moon-phase')).toBe('error.refusal.unknown {"code":"moon-phase"}');
});

it('shows the words of the upstream as they came', () => {
  expect(said('La contraseña ya se usó antes.')).toBe('La contraseña ya se usó antes.');
  expect(said('密码错误')).toBe('密码错误');
});

it('falls back where the upstream gave no reason, and says failures of the call as ever', () => {
  expect(said('unknown')).toBe('forgot.failed {}');
  const failed = { refusal: null, failure: 'timeout' } as const;
  expect(statedText(failed, words, 'forgot.failed')).toBe('error.timeout.text {}');
  expect(statedText({ refusal: null, failure: null }, words, 'forgot.failed')).toBeUndefined();
});
