import { expect, it } from 'vitest';
import { checkPasskeyName, checkPasskeySecrets } from './passkeys.ts';

const codesOf = (problems: readonly { code: string }[]) => problems.map(({ code }) => code);

it('requires the password, and the code if there is one', () => {
  expect(checkPasskeySecrets({ password: 'a', code: null })).toEqual([]);
  expect(checkPasskeySecrets({ password: 'a', code: '246810' })).toEqual([]);
  expect(codesOf(checkPasskeySecrets({ password: '', code: '24681' }))).toEqual([
    'password-required',
    'transaction-code-format',
  ]);
});

it('a name has 1 to 40 characters', () => {
  expect(checkPasskeyName(' Mi teléfono ')).toEqual([]);
  expect(checkPasskeyName('😀'.repeat(40))).toEqual([]);
  expect(codesOf(checkPasskeyName('   '))).toEqual(['name-required']);
  expect(checkPasskeyName('x'.repeat(41))).toMatchObject([
    { code: 'text-too-long', values: { max: 40 } },
  ]);
});
