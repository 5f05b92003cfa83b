/** Addresses of this site that are not the app's. */
const notTheApp = /^\/(frame|api|assets|healthz)(\/|$)/;

/** A path or an address as one of the app's own, or null: no other site is ever opened, nor this page in itself. */
export function ownAddress(text: string, origin: string): URL | null {
  const address = URL.parse(text, origin);
  const isOurs = address?.origin === origin && !notTheApp.test(address.pathname);
  return isOurs ? address : null;
}

/** Where the app opens: at `at` of this page's query (a path with its query), else at its start. */
export function askedAddress(query: string, origin: string): URL {
  const asked = new URLSearchParams(query).get('at') ?? '';
  return ownAddress(asked, origin) ?? new URL('/', origin);
}

/** Whether a phone cannot reach the address, since it means this computer alone. */
export function isThisComputer(hostname: string): boolean {
  return /^(localhost|.*\.localhost|(127|0)(\.\d+){3}|\[::1\])$/.test(hostname);
}
