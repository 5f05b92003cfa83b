import { describe, expect, it } from 'vitest';
import {
  checkCodeEntry,
  checkForgotPassword,
  checkPasswordChange,
  checkTransactionCode,
} from './index.ts';

describe('checkForgotPassword', () => {
  it('wants phone, code, new password and its confirmation', () => {
    const empty = { phone: '', code: '', newPassword: '', confirmation: '' };
    expect(checkForgotPassword(empty)).toEqual([
      { code: 'phone-required', field: 'phone' },
      { code: 'transaction-code-format', field: 'code' },
      { code: 'new-password-required', field: 'newPassword' },
      { code: 'confirmation-required', field: 'confirmation' },
    ]);
    const filled = {
      phone: '5500000001',
      code: '012345',
      newPassword: 'secret',
      confirmation: 'secret',
    };
    expect(checkForgotPassword(filled)).toEqual([]);
  });
});

describe('checkPasswordChange', () => {
  it('wants the current password, six characters and the same again', () => {
    const empty = { currentPassword: '', newPassword: '12345', confirmation: '123456' };
    expect(checkPasswordChange(empty)).toEqual([
      { code: 'current-password-required', field: 'currentPassword' },
      { code: 'password-too-short', field: 'newPassword', values: { min: 6 } },
      { code: 'passwords-do-not-match', field: 'confirmation' },
    ]);
    const filled = { currentPassword: 'old', newPassword: '123456', confirmation: '123456' };
    expect(checkPasswordChange(filled)).toEqual([]);
  });
});

describe('checkTransactionCode', () => {
  it.each(['12345', '1234567', '12345a', '１２３４５６', '123 456', '123456\n'])(
    'refuses the code %j',
    (code) => {
      expect(checkTransactionCode({ code, confirmation: code })).toEqual([
        { code: 'transaction-code-format', field: 'code' },
      ]);
    },
  );

  it('wants six digits twice', () => {
    expect(checkTransactionCode({ code: '246810', confirmation: '246810' })).toEqual([]);
    expect(checkTransactionCode({ code: '246810', confirmation: '246811' })).toEqual([
      { code: 'transaction-codes-do-not-match', field: 'confirmation' },
    ]);
  });
});

describe('checkCodeEntry', () => {
  it('wants the six digits of a transaction code', () => {
    expect(checkCodeEntry('246810')).toEqual([]);
    expect(checkCodeEntry('')).toEqual([{ code: 'required-fields', field: 'code' }]);
    expect(checkCodeEntry('24681')).toEqual([{ code: 'transaction-code-format', field: 'code' }]);
  });
});
