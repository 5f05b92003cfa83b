import type { MessageId } from '@corro/messages';
import { expect, it } from 'vitest';
import { refusalText } from './refusalText.ts';

const words = {
  has: (id: string): id is MessageId => id !== 'hint.never-heard-of',
  t: (id: MessageId, values: object = {}) => `${id} ${JSON.stringify(values)}`,
};

const said = (values: Record<string, number>, code = 'too-many-attempts') =>
  refusalText(code, words, 'hint', values);

it('says how long to wait where the upstream does', () => {
  expect(said({ seconds: 600 })).toBe('hint.too-many-attempts.wait {"unit":"minutes","count":10}');
  expect(said({})).toBe('hint.too-many-attempts {}');
});

it('says it of the wrong try that was the last one', () => {
  expect(said({ seconds: 900 }, 'wrong-code')).toBe(
    'hint.wrong-code.wait {"unit":"minutes","count":15}',
  );
});

it('says the code where it has no sentence', () => {
  expect(refusalText('never-heard-of', words)).toBe(
    'error.refusal.unknown {"code":"never-heard-of"}',
  );
});
