import { expect, test } from 'vitest';
import { newDevice, newToken, readDevice, readToken } from './sessions.ts';

const customerId = '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11';

test('a token decrypts the key it was created with', () => {
  const { token, key } = newToken(customerId);
  expect(readToken(token)).toEqual(key);
  expect(key.customerId).toBe(customerId);
});

test('each token is unique and differs from its stored hash', () => {
  const one = newToken(customerId);
  const other = newToken(customerId);
  // The customer's id has 16 bytes, the secret 32.
  expect(Buffer.from(one.token, 'base64url')).toHaveLength(48);
  expect(one.key.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  expect(one.token).not.toContain(one.key.tokenHash);
  expect(one.token).not.toBe(other.token);
});

test('the secret of a device has 32 bytes, is unique and differs from its stored hash', () => {
  const [one, other] = [newDevice(), newDevice()];
  expect(Buffer.from(one.device, 'base64url')).toHaveLength(32);
  expect(one.deviceHash).toMatch(/^[0-9a-f]{64}$/);
  expect(one.device).not.toBe(other.device);
  expect(readDevice(one.device)).toEqual(one);
});

test.each(['', 'x', 'A'.repeat(63), 'A'.repeat(65), `${'A'.repeat(63)}=`, ' '.repeat(64)])(
  'an invalid token opens nothing: %j',
  (text) => {
    expect(readToken(text)).toBeNull();
  },
);
