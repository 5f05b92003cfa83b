import type { SafeStorage } from '../storage/storage.ts';

/** The token that the device keeps; what no call can carry is no token, and goes. */
export function readToken(storage: SafeStorage): string | null {
  const token = storage.read('token');
  if (token === null || isToken(token)) return token;
  storage.remove('token');
  return null;
}

function isToken(text: string): boolean {
  try {
    return new Headers({ token: text }).get('token') === text && text !== '';
  } catch {
    return false;
  }
}
