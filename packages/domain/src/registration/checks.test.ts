import { describe, expect, it } from 'vitest';
import { checkLogin, checkRegistration } from './index.ts';

const filled = {
  phone: '5500000001',
  password: 'secret-1',
  confirmation: 'secret-1',
  invitation: 'CORRO',
};

describe('checkRegistration', () => {
  it('has nothing to say of a filled form', () => {
    expect(checkRegistration(filled)).toEqual([]);
  });

  it('asks for every field, in the order of the form', () => {
    const empty = { phone: '', password: '', confirmation: '', invitation: ' ' };
    expect(checkRegistration(empty)).toEqual([
      { code: 'phone-required', field: 'phone' },
      { code: 'password-required', field: 'password' },
      { code: 'confirmation-required', field: 'confirmation' },
      { code: 'invitation-required', field: 'invitation' },
    ]);
  });

  it.each([
    '550000000',
    '55000000011',
    '55 0000 0001',
    '+525500001',
    '５５００００００01',
    '5500000001\n',
  ])('refuses the phone %j', (phone) => {
    expect(checkRegistration({ ...filled, phone })).toEqual([
      { code: 'phone-format', field: 'phone', values: { digits: 10 } },
    ]);
  });

  it('counts the characters of a password and not its code units', () => {
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

  it('wants the confirmation to be the password', () => {
    expect(checkRegistration({ ...filled, confirmation: 'Secret' })).toEqual([
      { code: 'passwords-do-not-match', field: 'confirmation' },
    ]);
  });
});

describe('checkLogin', () => {
  it('asks for both fields and judges neither', () => {
    expect(checkLogin({ phone: '', password: '' })).toEqual([
      { code: 'phone-required', field: 'phone' },
      { code: 'password-required', field: 'password' },
    ]);
    expect(checkLogin({ phone: '1', password: '1' })).toEqual([]);
  });
});
