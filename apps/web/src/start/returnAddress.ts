import type { SafeStorage } from '../app/storage/storage.ts';

/** Remembers where a visitor was going, for after the login. Home needs no remembering. */
export function storeReturnAddress(storage: SafeStorage, address: string): void {
  if (isOwnAddress(address) && address !== '/') storage.write('return_to', address);
}

/** Where to go after the login; asked once. */
export function takeReturnAddress(storage: SafeStorage): string {
  const address = storage.read('return_to');
  storage.remove('return_to');
  return address !== null && isOwnAddress(address) ? address : '/';
}

/** An address of this app: never another site's (`//…`), never a public page. */
function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && !/^\/(login|register|forgot-password)\b/.test(address);
}
