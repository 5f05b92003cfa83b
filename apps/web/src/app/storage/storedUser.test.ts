import { buildUserInfo } from '@corro/testing';
import { expect, test } from 'vitest';
import { createStorage } from './storage.ts';
import { storeUser, readUser } from './storedUser.ts';

const createMemory = () =>
  createStorage(() => {
    throw new Error('blocked: it is in memory only');
  });

test('spec §3 userInfo: stores who the customer is, and no data of the account', () => {
  const storage = createMemory();
  const user = buildUserInfo({ phone: '5500000001', customerNumber: 'ACC1', image: '/photo.jpg' });
  storeUser(storage, user);
  const kept = { phone: '5500000001', customerNumber: 'ACC1', image: '/photo.jpg' };
  expect(JSON.parse(storage.read('userInfo') ?? '')).toEqual(kept);
  expect(readUser(storage)).toEqual(kept);
});

test.each(['{"half', 'null', '[]', '7', '"text"', '{"phone":7}', '{"image":"/photo.jpg"}'])(
  'reads no user from %s',
  (text) => {
    const storage = createMemory();
    storage.write('userInfo', text);
    expect(readUser(storage)).toBeNull();
  },
);
