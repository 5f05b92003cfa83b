import type { MessageDescriptor, MessageId } from '@corro/messages';
import { expect, it } from 'vitest';
import { refusalText, statedErrorText, upstreamErrorText } from './errorText.ts';

const i18n = {
  has: (id: string): id is MessageId => id !== 'hint.never-heard-of',
  t: ({ id }: MessageDescriptor, values: object = {}) => `${id} ${JSON.stringify(values)}`,
};

const refusalWith = (values: Record<string, number>, code = 'too-many-attempts') =>
  refusalText(code, i18n, 'hint', values);

it('says how long to wait where the upstream does', () => {
  expect(refusalWith({ seconds: 600 })).toBe(
    'hint.too-many-attempts.wait {"unit":"minutes","count":10}',
  );
  expect(refusalWith({})).toBe('hint.too-many-attempts {}');
});

it('says how long to wait after the last wrong try', () => {
  expect(refusalWith({ seconds: 900 }, 'wrong-code')).toBe(
    'hint.wrong-code.wait {"unit":"minutes","count":15}',
  );
});

it.each([
  [{ reason: 'prices' }, 'hint.busy.prices {}'],
  [{ reason: 'storage' }, 'hint.busy.storage {}'],
  [{ reason: 'moon-phase' }, 'hint.busy {"reason":"moon-phase"}'],
  [{ seconds: 5 }, 'hint.busy {"seconds":5}'],
  [{}, 'hint.busy {}'],
])('names what a busy upstream lacks: %j', (values, text) => {
  expect(refusalText('busy', i18n, 'hint', values)).toBe(text);
});

it('shows the code of a refusal without a sentence', () => {
  expect(refusalText('never-heard-of', i18n)).toBe(
    'error.refusal.unknown {"code":"never-heard-of"}',
  );
});

const ours = {
  has: (id: string): id is MessageId => id === 'hint.wrong-password',
  t: ({ id }: MessageDescriptor, values: object = {}) => `${id} ${JSON.stringify(values)}`,
};

const stated = (code: string) =>
  upstreamErrorText({ refusal: { kind: 'refused', code, values: {} }, failure: null }, ours, {
    id: 'forgot.failed',
  });

it('translates a known code, and shows an unknown one in a sentence', () => {
  expect(stated('wrong-password')).toBe('hint.wrong-password {}');
  expect(stated('moon-phase')).toBe('error.refusal.unknown {"code":"moon-phase"}');
});

it('shows the upstream’s sentence unchanged', () => {
  expect(stated('La contraseña ya se usó antes.')).toBe('La contraseña ya se usó antes.');
  expect(stated('密码错误')).toBe('密码错误');
});

it('shows a general sentence for an error without a reason, and the sentence of a failed call', () => {
  expect(stated('unknown')).toBe('forgot.failed {}');
  const failed = { refusal: null, failure: 'timeout' } as const;
  expect(upstreamErrorText(failed, ours, { id: 'forgot.failed' })).toBe('error.timeout.text {}');
  expect(
    upstreamErrorText({ refusal: null, failure: null }, ours, { id: 'forgot.failed' }),
  ).toBeUndefined();
});

const refused = (code: string) =>
  statedErrorText({ refusal: { kind: 'refused', code, values: {} }, failure: null }, ours);

it('shows the upstream’s reason for a refused order, and translates a code', () => {
  expect(refused('El mercado está cerrado.')).toBe('El mercado está cerrado.');
  expect(refused('wrong-password')).toBe('hint.wrong-password {}');
  expect(refused('unknown')).toBe('error.refusal.unknown {"code":"unknown"}');
});
