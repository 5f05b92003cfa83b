import { describe, expect, test } from 'vitest';
import { createStorage } from '../app/storage/storage.ts';
import { storeReturnAddress, takeReturnAddress } from './authView.tsx';

function blocked(): Storage {
  throw new Error('blocked');
}

describe('the return address after the login', () => {
  test('is returned once', () => {
    const storage = createStorage(blocked);
    storeReturnAddress(storage, '/records?tab=all');
    expect(takeReturnAddress(storage)).toBe('/records?tab=all');
    expect(takeReturnAddress(storage)).toBe('/');
  });

  test.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', '/login'])(
    'is never %s',
    (address) => {
      const storage = createStorage(blocked);
      storage.write('return_to', address);
      expect(takeReturnAddress(storage)).toBe('/');
    },
  );
});
