import { describe, expect, it } from 'vitest';
import { checkLogin } from './login.ts';
import {
  checkForgotPassword,
  checkPasswordChange,
  checkRegistration,
  checkTransactionCode,
} from './passwords.ts';
import { checkCodeEntry } from './codeEntry.ts';

describe('checkForgotPassword', () => {
  it('requires phone, code, new password and its confirmation', () => {
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
      newPassword: 'secret-1',
      confirmation: 'secret-1',
    };
    expect(checkForgotPassword(filled)).toEqual([]);
    const easy = { ...filled, newPassword: filled.phone, confirmation: filled.phone };
    expect(checkForgotPassword(easy)).toEqual([
      { code: 'password-too-easy', field: 'newPassword' },
    ]);
  });

  it('accepts an existing weak code', () => {
    const filled = {
      phone: '5500000001',
      code: '123456',
      newPassword: 'secret-1',
      confirmation: 'secret-1',
    };
    expect(checkForgotPassword(filled)).toEqual([]);
  });
});

describe('checkPasswordChange', () => {
  it('requires the current password, six characters and an equal confirmation', () => {
    const empty = { currentPassword: '', newPassword: '12345', confirmation: '123456' };
    expect(checkPasswordChange(empty)).toEqual([
      { code: 'current-password-required', field: 'currentPassword' },
      { code: 'password-too-short', field: 'newPassword', values: { min: 6 } },
      { code: 'passwords-do-not-match', field: 'confirmation' },
    ]);
    const filled = { currentPassword: 'old', newPassword: '123457', confirmation: '123457' };
    expect(checkPasswordChange(filled)).toEqual([]);
    const easy = { currentPassword: 'old', newPassword: '123456', confirmation: '123456' };
    expect(checkPasswordChange(easy)).toEqual([
      { code: 'password-too-easy', field: 'newPassword' },
    ]);
    const phone = { currentPassword: 'old', newPassword: '5512834679', confirmation: '5512834679' };
    expect(checkPasswordChange(phone)).toEqual([]);
    expect(checkPasswordChange({ ...phone, phone: '5512834679' })).toHaveLength(1);
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

  it('requires six digits twice', () => {
    expect(checkTransactionCode({ code: '246810', confirmation: '246810' })).toEqual([]);
    expect(checkTransactionCode({ code: '246810', confirmation: '246811' })).toEqual([
      { code: 'transaction-codes-do-not-match', field: 'confirmation' },
    ]);
  });
});

describe('checkTransactionCode of a weak code', () => {
  const easy = { code: 'new-code-too-easy', field: 'code' };

  it('rejects a new weak code, and the digits of a known phone', () => {
    expect(checkTransactionCode({ code: '890123', confirmation: '890123' })).toEqual([easy]);
    const own = { code: '128346', confirmation: '128346' };
    expect(checkTransactionCode(own)).toEqual([]);
    expect(checkTransactionCode({ ...own, phone: '5512834679' })).toEqual([easy]);
  });

  it('accepts an existing weak code for an order', () => {
    expect(checkCodeEntry('123456')).toEqual([]);
  });
});

const filled = {
  phone: '5500000001',
  password: 'secret-1',
  confirmation: 'secret-1',
  invitation: 'CORRO',
};

describe('checkRegistration', () => {
  it('accepts a complete form', () => {
    expect(checkRegistration(filled)).toEqual([]);
  });

  it('requires every field, in form order', () => {
    const empty = { phone: ' ', password: '', confirmation: '', invitation: ' ' };
    expect(checkRegistration(empty)).toEqual([
      { code: 'phone-required', field: 'phone' },
      { code: 'password-required', field: 'password' },
      { code: 'confirmation-required', field: 'confirmation' },
      { code: 'invitation-required', field: 'invitation' },
    ]);
  });

  it('rejects a phone without exactly ten digits, however it is written', () => {
    expect(checkRegistration({ ...filled, phone: '+52 55 0000 0001' })).toEqual([]);
    expect(checkRegistration({ ...filled, phone: '550000000' })).toEqual([
      { code: 'phone-format', field: 'phone', values: { digits: 10 } },
    ]);
  });

  it('counts code points of a password, not code units', () => {
    const short = { code: 'password-too-short', field: 'password', values: { min: 6 } };
    expect(checkRegistration({ ...filled, password: '12345', confirmation: '12345' })).toEqual([
      short,
    ]);
    expect(checkRegistration({ ...filled, password: '🔑🔑🔑', confirmation: '🔑🔑🔑' })).toEqual([
      short,
    ]);
    const spaces = { password: ' a b c ', confirmation: ' a b c ' };
    expect(checkRegistration({ ...filled, ...spaces })).toEqual([]);
  });

  it.each(['123456', 'password', filled.phone])('refuses the password %j', (password) => {
    const twice = { password, confirmation: password };
    expect(checkRegistration({ ...filled, ...twice })).toEqual([
      { code: 'password-too-easy', field: 'password' },
    ]);
  });

  it('requires an equal confirmation', () => {
    expect(checkRegistration({ ...filled, confirmation: 'Secret' })).toEqual([
      { code: 'passwords-do-not-match', field: 'confirmation' },
    ]);
  });
});

describe('checkLogin', () => {
  it('requires both fields without further rules', () => {
    expect(checkLogin({ phone: ' ', password: '' })).toEqual([
      { code: 'phone-required', field: 'phone' },
      { code: 'password-required', field: 'password' },
    ]);
    expect(checkLogin({ phone: '1', password: '1' })).toEqual([]);
  });
});
